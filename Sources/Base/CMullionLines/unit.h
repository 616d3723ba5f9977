// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LINE_UNIT_H
#define MULLION_LINE_UNIT_H

#include "cursor.h"

/// The head of a unit's table, as the versions 2 to 5 of DWARF have it.
typedef struct {
  /// Whether it is of a version that is known.
  bool is_known;
  uint16_t version;
  /// How many bytes a place in other sections has: 4 or 8.
  uint8_t place_size;
  uint8_t least_step;
  int8_t line_base;
  uint8_t line_range;
  /// The first instruction that is a row by itself.
  uint8_t first_special;
  /// How many arguments each instruction below that has.
  uint8_t argument_counts[256];
  /// Its lists of folders and files.
  Cursor lists;
  /// Its rows.
  Cursor rows;
} LineUnit;

/// The unit at `cursor`, which stands behind it then.
LineUnit line_unit_read(Cursor *cursor);

/// Writes the path of a file of the unit.
///
/// Answers false where there is none, or where the folder that it is told from is not in the table.
bool line_unit_path(
    const LineUnit *unit, const LineImage *image, uint64_t file, char *path, size_t size);

#endif
