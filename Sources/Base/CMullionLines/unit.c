// SPDX-License-Identifier: Apache-2.0

#include "unit.h"

#include <stdio.h>

LineUnit line_unit_read(Cursor *cursor) {
  LineUnit unit = {.place_size = 4};
  uint64_t length = cursor_number(cursor, 4);
  if (length == 0xFFFFFFFF) {
    unit.place_size = 8;
    length = cursor_number(cursor, 8);
  }
  Cursor rest = *cursor;
  cursor_skip(cursor, length);
  rest.end = cursor->at;
  unit.version = (uint16_t)cursor_number(&rest, 2);
  if (unit.version < 2 || unit.version > 5) return unit;
  // The sizes of addresses and of segments, of which there are none.
  if (unit.version >= 5) cursor_skip(&rest, 2);
  uint64_t head = cursor_number(&rest, unit.place_size);
  unit.rows = rest;
  cursor_skip(&unit.rows, head);
  unit.least_step = cursor_byte(&rest);
  // How many operations an instruction has: one, but on processors with long words.
  if (unit.version >= 4) cursor_skip(&rest, 1);
  cursor_skip(&rest, 1);
  unit.line_base = (int8_t)cursor_byte(&rest);
  unit.line_range = cursor_byte(&rest);
  unit.first_special = cursor_byte(&rest);
  for (unsigned code = 1; code < unit.first_special; code++)
    unit.argument_counts[code] = cursor_byte(&rest);
  unit.lists = rest;
  unit.lists.end = unit.rows.at;
  unit.is_known = unit.line_range > 0 && unit.first_special > 0 && rest.at <= unit.rows.at;
  return unit;
}

// --- Paths ---------------------------------------------------------------------------------------

/// What a file or folder of a table is.
typedef struct {
  const char *name;
  uint64_t folder;
} Entry;

/// What stands between a folder and a name in it.
static const char *between(const char *folder) {
  size_t count = strlen(folder);
  return count == 0 || folder[count - 1] == '/' ? "" : "/";
}

static bool write_path(
    const char *root, const char *folder, const char *name, char *path, size_t size) {
  if (name[0] == '/') root = folder = "";
  if (folder[0] == '/') root = "";
  int count =
      snprintf(path, size, "%s%s%s%s%s", root, between(root), folder, between(folder), name);
  return count > 0 && (size_t)count < size && path[0] == '/';
}

/// A text that stands in another section.
static const char *text_at(Bytes texts, uint64_t place) {
  Cursor cursor = cursor_in(texts, place < texts.size ? (size_t)place : texts.size);
  return cursor_text(&cursor);
}

/// The forms that values in lists of the fifth version have.
enum {
  FormData2 = 0x05, FormData4 = 0x06, FormData8 = 0x07, FormText = 0x08, FormBlock = 0x09,
  FormData1 = 0x0B, FormTextPlace = 0x0E, FormGroups = 0x0F, FormData16 = 0x1E,
  FormLineTextPlace = 0x1F,
};

/// Reads a value; false: its form is unknown, so that nobody knows where the next one is.
static bool read_value(
    Cursor *cursor, uint64_t form, const LineUnit *unit, const LineImage *image, Entry *value) {
  switch (form) {
    case FormText: value->name = cursor_text(cursor); return true;
    case FormTextPlace:
      value->name = text_at(image->texts, cursor_number(cursor, unit->place_size));
      return true;
    case FormLineTextPlace:
      value->name = text_at(image->line_texts, cursor_number(cursor, unit->place_size));
      return true;
    case FormData1: value->folder = cursor_number(cursor, 1); return true;
    case FormData2: value->folder = cursor_number(cursor, 2); return true;
    case FormData4: value->folder = cursor_number(cursor, 4); return true;
    case FormData8: value->folder = cursor_number(cursor, 8); return true;
    case FormGroups: value->folder = cursor_groups(cursor); return true;
    case FormData16: cursor_skip(cursor, 16); return true;
    case FormBlock: cursor_skip(cursor, cursor_groups(cursor)); return true;
    default: return false;
  }
}

/// Reads a list of the fifth version to its end, and keeps the entry `wanted`.
static bool read_list(
    Cursor *cursor, const LineUnit *unit, const LineImage *image, uint64_t wanted, Entry *kept) {
  enum { Name = 1, Folder = 2 };
  uint64_t kinds[256], forms[256];
  unsigned columns = cursor_byte(cursor);
  for (unsigned column = 0; column < columns; column++) {
    kinds[column] = cursor_groups(cursor);
    forms[column] = cursor_groups(cursor);
  }
  uint64_t count = cursor_groups(cursor);
  for (uint64_t place = 0; place < count && cursor_left(cursor) > 0; place++) {
    Entry entry = {NULL, 0};
    for (unsigned column = 0; column < columns; column++) {
      Entry value = {NULL, 0};
      if (!read_value(cursor, forms[column], unit, image, &value)) return false;
      if (kinds[column] == Name) entry.name = value.name;
      if (kinds[column] == Folder) entry.folder = value.folder;
    }
    if (place == wanted) *kept = entry;
  }
  return true;
}

static bool new_path(
    const LineUnit *unit, const LineImage *image, uint64_t file, char *path, size_t size) {
  Cursor cursor = unit->lists;
  Entry root = {NULL, 0}, folder = {NULL, 0}, entry = {NULL, 0};
  Cursor files = cursor;
  if (!read_list(&files, unit, image, 0, &root)) return false;
  if (!read_list(&files, unit, image, file, &entry) || !entry.name) return false;
  read_list(&cursor, unit, image, entry.folder, &folder);
  return write_path(
      root.name ? root.name : "", folder.name && entry.folder > 0 ? folder.name : "", entry.name,
      path, size);
}

static bool old_path(const LineUnit *unit, uint64_t file, char *path, size_t size) {
  Cursor cursor = unit->lists;
  Cursor folders = cursor;
  const char *name;
  // Both lists end with an empty name, and count from 1.
  while ((name = cursor_text(&cursor)) && name[0]) {}
  for (uint64_t place = 1; (name = cursor_text(&cursor)) && name[0]; place++) {
    uint64_t wanted = cursor_groups(&cursor);
    cursor_groups(&cursor);
    cursor_groups(&cursor);
    if (place != file) continue;
    const char *folder = "";
    for (uint64_t at = 1; at <= wanted; at++) {
      folder = cursor_text(&folders);
      if (!folder || !folder[0]) return false;
    }
    return write_path("", folder, name, path, size);
  }
  return false;
}

bool line_unit_path(
    const LineUnit *unit, const LineImage *image, uint64_t file, char *path, size_t size) {
  return unit->version >= 5 ? new_path(unit, image, file, path, size)
                            : old_path(unit, file, path, size);
}
