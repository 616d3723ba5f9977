// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LINE_TABLE_H
#define MULLION_LINE_TABLE_H

#include "image.h"

/// A stretch of machine code whose rows stand one after the other in a table: a function.
typedef struct {
  uint64_t start;
  uint64_t end;
  /// Where its unit begins in the tables.
  uint32_t unit;
  /// Where its first instruction stands in the tables.
  uint32_t rows;
} LineSequence;

/// The stretches of all tables of an image, by their addresses.
typedef struct {
  LineSequence *sequences;
  size_t count;
  /// Whether all tables could be read.
  bool is_whole;
} LineIndex;

/// Goes through all tables of `image`.
LineIndex line_index_of(const LineImage *image);

/// Writes the path, line and column of `address`, which is one of the file and not of the memory; no path
/// where the line is 0.
///
/// Answers false where no stretch has it, or its path can't be made; `*is_relative` tells the second.
bool line_index_find(
    const LineIndex *index, const LineImage *image, uint64_t address, char *path, size_t size,
    int *line, int *column, bool *is_relative);

#endif
