// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_SYMBOLS_H
#define MULLION_SYMBOLS_H

#include "image.h"

/// A symbol of Swift's that is looked for.
typedef struct {
  /// Its address in the file; of functions the first letters of its name, behind the `$s` of all names.
  uint64_t key;
  /// Its name.
  const char *name;
} Symbol;

/// The functions and the descriptors of types in a file's table of symbols.
typedef struct {
  Symbol *functions;
  size_t function_count;
  Symbol *descriptors;
  size_t descriptor_count;
} SymbolIndex;

/// Goes through the symbols of a file, once: some 30 nanoseconds a symbol.
///
/// A file without symbols, one that is broken, and memory that is not there give an empty index.
SymbolIndex symbol_index_of(const LineImage *image);

#endif
