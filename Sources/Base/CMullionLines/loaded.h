// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LOADED_H
#define MULLION_LOADED_H

#include <stdbool.h>
#include <stdint.h>

/// The loaded file that an address is in.
typedef struct {
  uintptr_t address;
  uintptr_t base;
  const char *name;
} Loaded;

/// Finds the file of `loaded->address`: the program, or a library that it has loaded.
bool loaded_find(Loaded *loaded);

/// The path of the file.
const char *loaded_path(const Loaded *loaded);

#endif
