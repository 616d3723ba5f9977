// SPDX-License-Identifier: Apache-2.0

#include "CMullionLetters.h"

#include <stddef.h>

// What is used of the library of Unicode's data that Foundation brings. Its headers are no part of what a C
// target finds; weak, because a toolchain may name the functions otherwise.
#define WEAK __attribute__((weak))

extern void *swift_ulocdata_open(const char *locale, int *status) WEAK;
extern void swift_ulocdata_close(void *data) WEAK;
extern void *swift_ulocdata_getExemplarSet(
    void *data, void *into, uint32_t options, int kind, int *status) WEAK;
extern void *swift_uset_openEmpty(void) WEAK;
extern void swift_uset_close(void *set) WEAK;
extern int32_t swift_uset_getItemCount(const void *set) WEAK;
extern int32_t swift_uset_getItem(
    const void *set, int32_t place, int32_t *first, int32_t *last, uint16_t *text, int32_t capacity,
    int *status) WEAK;
extern int swift_uscript_getScript(int32_t character, int *status) WEAK;

static const int letters_of_indexes = 2;

/// Text that is written until there is no more room.
struct text {
  uint16_t *units;
  int32_t count, capacity;
};

static void put_unit(struct text *text, uint16_t unit) {
  if (text->count < text->capacity) text->units[text->count] = unit;
  text->count++;
}

static void put_letter(struct text *text, int32_t letter) {
  if (letter > 0xFFFF) {
    put_unit(text, (uint16_t)(0xD7C0 + (letter >> 10)));
    put_unit(text, (uint16_t)(0xDC00 | (letter & 0x3FF)));
  } else {
    put_unit(text, (uint16_t)letter);
  }
  put_unit(text, '\n');
}

static void put_items(struct text *text, const void *set) {
  int32_t items = swift_uset_getItemCount(set);
  for (int32_t place = 0; place < items; place++) {
    int32_t first = 0, last = -1;
    uint16_t several[16];
    int status = 0;
    int32_t length = swift_uset_getItem(set, place, &first, &last, several, 16, &status);
    if (status > 0) continue;
    if (length == 0) {
      for (int32_t letter = first; letter <= last; letter++) put_letter(text, letter);
    } else {
      for (int32_t unit = 0; unit < length; unit++) put_unit(text, several[unit]);
      put_unit(text, '\n');
    }
  }
}

int32_t mullion_index_letters(const char *language, uint16_t *units, int32_t capacity) {
  if (!swift_ulocdata_open || !swift_ulocdata_close || !swift_ulocdata_getExemplarSet ||
      !swift_uset_openEmpty || !swift_uset_close || !swift_uset_getItemCount ||
      !swift_uset_getItem) {
    return -1;
  }
  int status = 0;
  struct text text = {units, 0, capacity};
  void *data = swift_ulocdata_open(language, &status);
  void *set = swift_uset_openEmpty();
  if (data && set) swift_ulocdata_getExemplarSet(data, set, 0, letters_of_indexes, &status);
  if (data && set && status <= 0) put_items(&text, set);
  if (set) swift_uset_close(set);
  if (data) swift_ulocdata_close(data);
  return status > 0 || text.count == 0 || text.count > capacity ? -1 : text.count;
}

int32_t mullion_script(uint32_t character) {
  if (!swift_uscript_getScript) return -1;
  int status = 0;
  int script = swift_uscript_getScript((int32_t)character, &status);
  return status > 0 ? -1 : script;
}
