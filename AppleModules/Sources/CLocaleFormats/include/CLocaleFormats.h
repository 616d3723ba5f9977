// SPDX-License-Identifier: Apache-2.0

#ifndef CLOCALE_FORMATS_H
#define CLOCALE_FORMATS_H

#include <stdbool.h>
#include <stdint.h>

// Each writes at most `capacity` units of UTF-16 and answers how many; -1 where nobody knows how.

/// Writes `number` as `skeleton`, of Unicode's language of number skeletons, says.
int32_t CFormatNumber(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, double number,
    uint16_t *text, int32_t capacity);

/// Writes `number` in words.
int32_t CSpellNumber(const char *locale, double number, uint16_t *text, int32_t capacity);

/// Joins `count` measures into one; `width` is 0 for words, 1 for short forms, 2 for letters.
int32_t CJoinMeasures(
    const char *locale, int32_t width, const uint16_t *const *parts, const int32_t *lengths,
    int32_t count, uint16_t *text, int32_t capacity);

/// Writes how far away a time is; `unit` counts from 0, the year, over quarters, months, weeks, days, hours and
/// minutes to 7, the second.
///
/// `context` says where the text will stand, as Unicode's `UDisplayContext` does.
int32_t CFormatRelativeTime(
    const char *locale, int32_t width, bool isSpelled, bool isNumeric, int32_t context,
    double offset, int32_t unit, uint16_t *text, int32_t capacity);

#endif
