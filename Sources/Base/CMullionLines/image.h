// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LINE_IMAGE_H
#define MULLION_LINE_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes of a file.
typedef struct {
  const uint8_t *start;
  size_t size;
} Bytes;

/// The program or a library, as it is on the disk.
typedef struct {
  /// The tables of lines.
  Bytes lines;
  /// The texts that tables of the fifth version name by their places.
  Bytes line_texts;
  Bytes texts;
  /// The symbols, and their names, each with a zero behind it.
  Bytes symbols;
  Bytes symbol_names;
  /// Whether there are tables, and all of them could be found.
  bool is_readable;
} LineImage;

/// Maps the file at `path`, for as long as the process lives.
///
/// A file without tables is readable, and has none.
LineImage line_image_open(const char *path);

#endif
