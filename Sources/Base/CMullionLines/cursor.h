// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LINE_CURSOR_H
#define MULLION_LINE_CURSOR_H

#include <string.h>

#include "image.h"

/// A place in bytes that are read forwards; behind their end it reads zeros, and stays there.
typedef struct {
  const uint8_t *at;
  const uint8_t *end;
} Cursor;

static inline Cursor cursor_in(Bytes bytes, size_t place) {
  if (place > bytes.size) place = bytes.size;
  return (Cursor){bytes.start + place, bytes.start + bytes.size};
}

static inline size_t cursor_left(const Cursor *cursor) { return (size_t)(cursor->end - cursor->at); }

static inline void cursor_skip(Cursor *cursor, uint64_t count) {
  cursor->at = count > cursor_left(cursor) ? cursor->end : cursor->at + count;
}

/// A number of `size` bytes, at most eight; this processor's order is the file's.
static inline uint64_t cursor_number(Cursor *cursor, size_t size) {
  uint64_t number = 0;
  if (size > cursor_left(cursor) || size > 8) {
    cursor->at = cursor->end;
    return 0;
  }
  memcpy(&number, cursor->at, size);
  cursor->at += size;
  return number;
}

static inline uint8_t cursor_byte(Cursor *cursor) {
  return cursor->at < cursor->end ? *cursor->at++ : 0;
}

/// A number in groups of seven bits.
static inline uint64_t cursor_groups(Cursor *cursor) {
  uint64_t number = 0;
  for (unsigned shift = 0; cursor->at < cursor->end; shift += 7) {
    uint8_t byte = *cursor->at++;
    if (shift < 64) number |= (uint64_t)(byte & 0x7F) << shift;
    if (!(byte & 0x80)) break;
  }
  return number;
}

/// The same with a sign.
static inline int64_t cursor_signed_groups(Cursor *cursor) {
  uint64_t number = 0;
  unsigned shift = 0;
  uint8_t byte = 0;
  while (cursor->at < cursor->end) {
    byte = *cursor->at++;
    if (shift < 64) number |= (uint64_t)(byte & 0x7F) << shift;
    shift += 7;
    if (!(byte & 0x80)) break;
  }
  if (shift < 64 && (byte & 0x40)) number |= ~(uint64_t)0 << shift;
  return (int64_t)number;
}

/// A text with a zero behind it; NULL: there is no end.
static inline const char *cursor_text(Cursor *cursor) {
  const uint8_t *end = memchr(cursor->at, 0, cursor_left(cursor));
  const char *text = end ? (const char *)cursor->at : NULL;
  cursor->at = end ? end + 1 : cursor->end;
  return text;
}

#endif
