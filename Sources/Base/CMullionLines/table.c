// SPDX-License-Identifier: Apache-2.0

#include "table.h"

#include <stdlib.h>

#include "unit.h"

// --- Rows ----------------------------------------------------------------------------------------

/// A row of a table: from its address on, code is of its line.
typedef struct {
  uint64_t address;
  uint64_t file;
  int64_t line;
  uint64_t column;
} Row;

/// What an instruction did.
typedef enum { RowChanged, RowMade, RowEnded } Step;

/// The instructions that are no rows by themselves.
enum {
  Extended = 0, Copy = 1, AdvanceAddress = 2, AdvanceLine = 3, SetFile = 4, SetColumn = 5,
  AddConstant = 8, AddFixed = 9,
};
/// Those that have a length.
enum { EndSequence = 1, SetAddress = 2 };

static void add_steps(Row *row, const LineUnit *unit, uint64_t count) {
  row->address += count * unit->least_step;
}

static Step extended_step(Cursor *cursor, Row *row) {
  uint64_t length = cursor_groups(cursor);
  Cursor inner = *cursor;
  cursor_skip(cursor, length);
  inner.end = cursor->at;
  switch (cursor_byte(&inner)) {
    case EndSequence: return RowEnded;
    case SetAddress: row->address = cursor_number(&inner, cursor_left(&inner)); return RowChanged;
    default: return RowChanged;
  }
}

/// Carries out the next instruction.
static inline Step step(Cursor *cursor, const LineUnit *unit, Row *row) {
  uint8_t code = cursor_byte(cursor);
  if (code >= unit->first_special) {
    unsigned special = code - unit->first_special;
    add_steps(row, unit, special / unit->line_range);
    row->line += unit->line_base + (int)(special % unit->line_range);
    return RowMade;
  }
  switch (code) {
    case Extended: return extended_step(cursor, row);
    case Copy: return RowMade;
    case AdvanceAddress: add_steps(row, unit, cursor_groups(cursor)); break;
    case AdvanceLine: row->line += cursor_signed_groups(cursor); break;
    case SetFile: row->file = cursor_groups(cursor); break;
    case SetColumn: row->column = cursor_groups(cursor); break;
    case AddConstant: add_steps(row, unit, (255 - unit->first_special) / unit->line_range); break;
    case AddFixed: row->address += cursor_number(cursor, 2); break;
    default:
      for (unsigned count = unit->argument_counts[code]; count > 0; count--) cursor_groups(cursor);
  }
  return RowChanged;
}

static const Row first_row = {.address = 0, .file = 1, .line = 1, .column = 0};

// --- The index -----------------------------------------------------------------------------------

static bool keep(LineIndex *index, size_t *room, LineSequence sequence) {
  if (index->count == *room) {
    size_t larger = *room ? *room * 2 : 1024;
    LineSequence *moved = realloc(index->sequences, larger * sizeof *moved);
    if (!moved) return false;
    index->sequences = moved;
    *room = larger;
  }
  index->sequences[index->count++] = sequence;
  return true;
}

/// Keeps where the stretches of a unit are.
static bool keep_unit(
    LineIndex *index, size_t *room, const LineUnit *unit, const uint8_t *tables, uint32_t place) {
  Cursor cursor = unit->rows;
  while (cursor_left(&cursor) > 0) {
    LineSequence sequence = {.unit = place, .rows = (uint32_t)(cursor.at - tables)};
    Row row = first_row;
    bool has_rows = false;
    Step done = RowChanged;
    while (done != RowEnded && cursor_left(&cursor) > 0) {
      done = step(&cursor, unit, &row);
      if (done == RowMade && !has_rows) {
        sequence.start = row.address;
        has_rows = true;
      }
    }
    sequence.end = row.address;
    // What the linker threw away is at the address 0, or at the last ones.
    if (!has_rows || sequence.start == 0 || sequence.end <= sequence.start) continue;
    if (!keep(index, room, sequence)) return false;
  }
  return true;
}

static int compare(const void *one, const void *other) {
  uint64_t left = ((const LineSequence *)one)->start;
  uint64_t right = ((const LineSequence *)other)->start;
  return left < right ? -1 : left > right;
}

LineIndex line_index_of(const LineImage *image) {
  LineIndex index = {.is_whole = image->is_readable};
  // Places in the tables are kept in four bytes.
  if (image->lines.size > UINT32_MAX) return (LineIndex){.is_whole = false};
  Cursor cursor = cursor_in(image->lines, 0);
  size_t room = 0;
  while (cursor_left(&cursor) > 4) {
    uint32_t place = (uint32_t)(cursor.at - image->lines.start);
    LineUnit unit = line_unit_read(&cursor);
    if (!unit.is_known || !keep_unit(&index, &room, &unit, image->lines.start, place))
      index.is_whole = false;
  }
  if (index.count > 0) qsort(index.sequences, index.count, sizeof *index.sequences, compare);
  return index;
}

/// The last stretch that begins at `address` or before it.
static const LineSequence *sequence_at(const LineIndex *index, uint64_t address) {
  size_t low = 0, high = index->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (index->sequences[middle].start <= address) low = middle + 1;
    else high = middle;
  }
  if (low == 0) return NULL;
  const LineSequence *found = &index->sequences[low - 1];
  return address < found->end ? found : NULL;
}

bool line_index_find(
    const LineIndex *index, const LineImage *image, uint64_t address, char *path, size_t size,
    int *line, int *column, bool *is_relative) {
  *is_relative = false;
  const LineSequence *sequence = sequence_at(index, address);
  if (!sequence) return false;
  Cursor cursor = cursor_in(image->lines, sequence->unit);
  LineUnit unit = line_unit_read(&cursor);
  Cursor rows = cursor_in(image->lines, sequence->rows);
  rows.end = unit.rows.end;
  Row row = first_row, last = first_row;
  bool has_last = false;
  while (cursor_left(&rows) > 0) {
    Step done = step(&rows, &unit, &row);
    if (done == RowChanged) continue;
    if (row.address > address) break;
    if (done == RowEnded) return false;
    last = row;
    has_last = true;
  }
  if (!has_last) return false;
  *line = (int)last.line;
  *column = (int)last.column;
  // What the compiler made has no path that anybody wants.
  path[0] = 0;
  if (*line <= 0) return true;
  *is_relative = !line_unit_path(&unit, image, last.file, path, size);
  return !*is_relative;
}
