// SPDX-License-Identifier: Apache-2.0

#include "CMullionLines.h"

#ifdef __linux__

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "loaded.h"
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

static Known *known_file(const Loaded *loaded) {
  const char *name = loaded_path(loaded);
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
  if (!loaded_find(&loaded)) return MullionLineMissing;
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
