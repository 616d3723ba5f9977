// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CMullionLines.h"

#ifdef __linux__

#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "table.h"

/// A file whose tables were gone through.
typedef struct Known {
  struct Known *next;
  uintptr_t base;
  char *name;
  LineImage image;
  LineIndex index;
} Known;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Known *known;
static int tables_read;

/// The loaded file that an address is in.
typedef struct {
  uintptr_t address;
  uintptr_t base;
  const char *name;
} Loaded;

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

static Known *known_file(const Loaded *loaded) {
  // The program itself has no name.
  const char *name = loaded->name && loaded->name[0] ? loaded->name : "/proc/self/exe";
  for (Known *file = known; file; file = file->next)
    if (file->base == loaded->base && strcmp(file->name, name) == 0) return file;
  Known *file = calloc(1, sizeof *file);
  if (!file || !(file->name = strdup(name))) {
    free(file);
    return NULL;
  }
  file->base = loaded->base;
  file->image = line_image_open(name);
  file->index = line_index_of(&file->image);
  if (file->image.lines.size > 0) tables_read += 1;
  file->next = known;
  known = file;
  return file;
}

MullionLineAnswer mullion_line_at(
    uintptr_t address, char path[MullionPathLength], int *line, int *column) {
  Loaded loaded = {.address = address};
  if (!dl_iterate_phdr(note_loaded, &loaded)) return MullionLineMissing;
  pthread_mutex_lock(&lock);
  const Known *file = known_file(&loaded);
  bool is_relative = false;
  bool is_found = file && line_index_find(
      &file->index, &file->image, address - loaded.base, path, MullionPathLength, line, column,
      &is_relative);
  bool is_whole = file && file->index.is_whole;
  pthread_mutex_unlock(&lock);
  if (is_found) return MullionLineFound;
  return is_relative || !is_whole ? MullionLineUnreadable : MullionLineMissing;
}

int mullion_line_tables_read(void) {
  pthread_mutex_lock(&lock);
  int count = tables_read;
  pthread_mutex_unlock(&lock);
  return count;
}

#else

MullionLineAnswer mullion_line_at(
    uintptr_t address, char path[MullionPathLength], int *line, int *column) {
  return MullionLineUnreadable;
}

int mullion_line_tables_read(void) { return 0; }

#endif
