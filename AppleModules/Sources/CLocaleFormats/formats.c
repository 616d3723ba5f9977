// SPDX-License-Identifier: Apache-2.0

#include "CLocaleFormats.h"

#include <stddef.h>

// What is used of the library of Unicode's data that Foundation brings. Its headers are no part of what
// a C target finds; weak, because a toolchain may name the functions otherwise.
#define WEAK __attribute__((weak))

extern void *swift_unumf_openForSkeletonAndLocale(
    const uint16_t *skeleton, int32_t length, const char *locale, int *status) WEAK;
extern void *swift_unumf_openResult(int *status) WEAK;
extern void swift_unumf_formatDouble(
    const void *format, double number, void *result, int *status) WEAK;
extern int32_t swift_unumf_resultToString(
    const void *result, uint16_t *text, int32_t capacity, int *status) WEAK;
extern void swift_unumf_close(void *format) WEAK;
extern void swift_unumf_closeResult(void *result) WEAK;

extern void *swift_unum_open(
    int style, const uint16_t *pattern, int32_t length, const char *locale, void *error,
    int *status) WEAK;
extern int32_t swift_unum_formatDouble(
    const void *format, double number, uint16_t *text, int32_t capacity, void *position,
    int *status) WEAK;
extern void swift_unum_close(void *format) WEAK;

extern void *swift_ulistfmt_openForType(
    const char *locale, int type, int width, int *status) WEAK;
extern int32_t swift_ulistfmt_format(
    const void *format, const uint16_t *const parts[], const int32_t *lengths, int32_t count,
    uint16_t *text, int32_t capacity, int *status) WEAK;
extern void swift_ulistfmt_close(void *format) WEAK;

extern void *swift_ureldatefmt_open(
    const char *locale, void *adoptedFormat, int width, int context, int *status) WEAK;
extern int32_t swift_ureldatefmt_formatNumeric(
    const void *format, double offset, int unit, uint16_t *text, int32_t capacity,
    int *status) WEAK;
extern int32_t swift_ureldatefmt_format(
    const void *format, double offset, int unit, uint16_t *text, int32_t capacity,
    int *status) WEAK;
extern void swift_ureldatefmt_close(void *format) WEAK;

static const int spelled = 5;
static const int ofMeasures = 2;

static int32_t counted(int32_t count, int32_t capacity, int status) {
  return status > 0 || count < 0 || count > capacity ? -1 : count;
}

int32_t CFormatNumber(
    const char *locale, const uint16_t *skeleton, int32_t skeletonLength, double number,
    uint16_t *text, int32_t capacity) {
  if (!swift_unumf_openForSkeletonAndLocale || !swift_unumf_openResult ||
      !swift_unumf_formatDouble || !swift_unumf_resultToString || !swift_unumf_close ||
      !swift_unumf_closeResult) {
    return -1;
  }
  int status = 0;
  int32_t count = -1;
  void *format = swift_unumf_openForSkeletonAndLocale(skeleton, skeletonLength, locale, &status);
  void *result = swift_unumf_openResult(&status);
  if (format && result && status <= 0) {
    swift_unumf_formatDouble(format, number, result, &status);
    count = swift_unumf_resultToString(result, text, capacity, &status);
  }
  if (result) swift_unumf_closeResult(result);
  if (format) swift_unumf_close(format);
  return counted(count, capacity, status);
}

int32_t CSpellNumber(const char *locale, double number, uint16_t *text, int32_t capacity) {
  if (!swift_unum_open || !swift_unum_formatDouble || !swift_unum_close) return -1;
  int status = 0;
  void *format = swift_unum_open(spelled, NULL, 0, locale, NULL, &status);
  if (!format) return -1;
  int32_t count = swift_unum_formatDouble(format, number, text, capacity, NULL, &status);
  swift_unum_close(format);
  return counted(count, capacity, status);
}

int32_t CJoinMeasures(
    const char *locale, int32_t width, const uint16_t *const *parts, const int32_t *lengths,
    int32_t partCount, uint16_t *text, int32_t capacity) {
  if (!swift_ulistfmt_openForType || !swift_ulistfmt_format || !swift_ulistfmt_close) return -1;
  int status = 0;
  void *format = swift_ulistfmt_openForType(locale, ofMeasures, width, &status);
  if (!format) return -1;
  int32_t count =
      swift_ulistfmt_format(format, parts, lengths, partCount, text, capacity, &status);
  swift_ulistfmt_close(format);
  return counted(count, capacity, status);
}

int32_t CFormatRelativeTime(
    const char *locale, int32_t width, bool isSpelled, bool isNumeric, int32_t context,
    double offset, int32_t unit, uint16_t *text, int32_t capacity) {
  if (!swift_ureldatefmt_open || !swift_ureldatefmt_formatNumeric || !swift_ureldatefmt_format ||
      !swift_ureldatefmt_close || !swift_unum_open) {
    return -1;
  }
  int status = 0;
  // The format of the relative time closes that of its number.
  void *numbers = isSpelled ? swift_unum_open(spelled, NULL, 0, locale, NULL, &status) : NULL;
  void *format = swift_ureldatefmt_open(locale, numbers, width, context, &status);
  if (!format) return -1;
  int32_t count = isNumeric
      ? swift_ureldatefmt_formatNumeric(format, offset, unit, text, capacity, &status)
      : swift_ureldatefmt_format(format, offset, unit, text, capacity, &status);
  swift_ureldatefmt_close(format);
  return counted(count, capacity, status);
}
