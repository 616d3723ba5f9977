// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/CMullionPlurals/plural.c, written by Scripts/copies.

#include "CPluralRules.h"

#include <stddef.h>
#include <stdint.h>

// What is used of the library of Unicode's data that Foundation brings. Its headers are no part of what
// a C target finds; weak, because a toolchain may name the functions otherwise.
typedef struct UPluralRules UPluralRules;
extern UPluralRules *swift_uplrules_open(const char *language, int *status) __attribute__((weak));
extern int32_t swift_uplrules_select(
    const UPluralRules *rules, double number, uint16_t *name, int32_t capacity, int *status)
    __attribute__((weak));
extern void swift_uplrules_close(UPluralRules *rules) __attribute__((weak));

bool CPluralName(const char *language, double number, char name[CPluralNameLength]) {
  if (!swift_uplrules_open || !swift_uplrules_select || !swift_uplrules_close) return false;
  int status = 0;
  UPluralRules *rules = swift_uplrules_open(language, &status);
  if (!rules || status > 0) return false;
  uint16_t letters[CPluralNameLength];
  int32_t count =
      swift_uplrules_select(rules, number, letters, CPluralNameLength - 1, &status);
  swift_uplrules_close(rules);
  if (status > 0 || count < 0 || count >= CPluralNameLength) return false;
  for (int32_t place = 0; place < count; place++) name[place] = (char)letters[place];
  name[count] = 0;
  return true;
}
