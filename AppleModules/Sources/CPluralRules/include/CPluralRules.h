// SPDX-License-Identifier: Apache-2.0
// A copy of Sources/Base/CMullionPlurals/include/CPluralRules.h, written by Scripts/copies.

#ifndef CPLURAL_RULES_H
#define CPLURAL_RULES_H

#include <stdbool.h>

/// The most bytes of a kind's name, its end included.
enum { CPluralNameLength = 16 };

/// Writes what kind of number `number` is in `language`, as in Unicode's rules of plurals: `one`, `few`,
/// `other`.
///
/// Answers false where nobody knows, and writes nothing then.
bool CPluralName(const char *language, double number, char name[CPluralNameLength]);

#endif
