// SPDX-License-Identifier: Apache-2.0

// For the loaded files.
#define _GNU_SOURCE

#include "symbols.h"

#include "CMullionLines.h"

#if defined(__linux__) && UINTPTR_MAX == UINT64_MAX

#include <elf.h>
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "loaded.h"

/// The first letters of a name behind `$s`, as a number.
static uint64_t first_letters(const char *name, size_t length) {
  uint64_t letters = 0;
  memcpy(&letters, name, length < sizeof letters ? length : sizeof letters);
  return letters;
}

static bool add_symbol(Symbol **list, size_t *count, Symbol symbol) {
  // The room doubles whenever the count is a power of two.
  if (*count >= 64 ? (*count & (*count - 1)) == 0 : *count == 0) {
    size_t room = *count ? *count * 2 : 64;
    Symbol *larger = realloc(*list, room * sizeof symbol);
    if (!larger) return false;
    *list = larger;
  }
  (*list)[(*count)++] = symbol;
  return true;
}

SymbolIndex symbol_index_of(const LineImage *image) {
  SymbolIndex index = {0};
  Bytes names = image->symbol_names;
  if (!names.size || names.start[names.size - 1] != 0) return index;
  const ElfW(Sym) *symbols = (const void *)image->symbols.start;
  size_t count = image->symbols.size / sizeof *symbols;
  for (size_t place = 0; place < count; place++) {
    const ElfW(Sym) *symbol = &symbols[place];
    if (!symbol->st_value || symbol->st_name >= names.size) continue;
    unsigned kind = ELF64_ST_TYPE(symbol->st_info);
    if (kind != STT_FUNC && kind != STT_OBJECT) continue;
    const char *name = (const char *)names.start + symbol->st_name;
    if (name[0] != '$' || name[1] != 's') continue;
    size_t length = strlen(name);
    if (length < 4) continue;
    const char *end = name + length;
    if (kind == STT_FUNC) {
      // Functions and methods; thunks and accessors end otherwise.
      if (end[-1] != 'F') continue;
      Symbol found = {first_letters(name + 2, length - 2), name};
      if (!add_symbol(&index.functions, &index.function_count, found)) break;
    } else if (end[-2] == 'M' && (end[-1] == 'n' || end[-1] == 'p')) {
      Symbol found = {symbol->st_value, name};
      if (!add_symbol(&index.descriptors, &index.descriptor_count, found)) break;
    }
  }
  return index;
}

/// A file whose symbols were gone through.
typedef struct Known {
  struct Known *next;
  uintptr_t base;
  SymbolIndex index;
} Known;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Known *known;

static const SymbolIndex *known_index(const Loaded *loaded) {
  for (Known *file = known; file; file = file->next)
    if (file->base == loaded->base) return &file->index;
  Known *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  LineImage image = line_image_open(loaded_path(loaded));
  *file = (Known){known, loaded->base, symbol_index_of(&image)};
  known = file;
  return &file->index;
}

const char *mullion_descriptor_name(const void *descriptor) {
  Loaded loaded = {.address = (uintptr_t)descriptor};
  if (!loaded_find(&loaded)) return NULL;
  const char *name = NULL;
  pthread_mutex_lock(&lock);
  const SymbolIndex *index = known_index(&loaded);
  for (size_t place = 0; index && !name && place < index->descriptor_count; place++)
    if (index->descriptors[place].key == loaded.address - loaded.base)
      name = index->descriptors[place].name;
  pthread_mutex_unlock(&lock);
  return name;
}

size_t mullion_method_names(const void *descriptor, const char **names, size_t limit) {
  const char *own = mullion_descriptor_name(descriptor);
  Loaded loaded = {.address = (uintptr_t)descriptor};
  if (!own || !loaded_find(&loaded)) return 0;
  size_t length = strlen(own) - 2, count = 0;
  uint64_t wanted = first_letters(own + 2, length - 2);
  uint64_t mask = length - 2 >= 8 ? ~(uint64_t)0 : first_letters("\xff\xff\xff\xff\xff\xff\xff\xff", length - 2);
  pthread_mutex_lock(&lock);
  const SymbolIndex *index = known_index(&loaded);
  for (size_t place = 0; index && place < index->function_count; place++) {
    const Symbol *function = &index->functions[place];
    if ((function->key & mask) != wanted || strncmp(function->name, own, length) != 0) continue;
    if (count < limit) names[count] = function->name;
    count += 1;
  }
  pthread_mutex_unlock(&lock);
  return count;
}

#else

const char *mullion_descriptor_name(const void *descriptor) { return NULL; }

size_t mullion_method_names(const void *descriptor, const char **names, size_t limit) { return 0; }

#endif
