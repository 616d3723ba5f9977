// SPDX-License-Identifier: Apache-2.0

// For the loaded files.
#define _GNU_SOURCE

#include "loaded.h"

#ifdef __linux__

#include <link.h>

static int note_loaded(struct dl_phdr_info *file, size_t size, void *into) {
  Loaded *loaded = into;
  for (int place = 0; place < file->dlpi_phnum; place++) {
    const ElfW(Phdr) *part = &file->dlpi_phdr[place];
    uintptr_t start = file->dlpi_addr + part->p_vaddr;
    if (part->p_type != PT_LOAD || loaded->address < start ||
        loaded->address - start >= part->p_memsz)
      continue;
    loaded->base = file->dlpi_addr;
    loaded->name = file->dlpi_name;
    return 1;
  }
  return 0;
}

bool loaded_find(Loaded *loaded) { return dl_iterate_phdr(note_loaded, loaded) != 0; }

#else

bool loaded_find(Loaded *loaded) { return false; }

#endif

const char *loaded_path(const Loaded *loaded) {
  // The program itself has no name.
  return loaded->name && loaded->name[0] ? loaded->name : "/proc/self/exe";
}
