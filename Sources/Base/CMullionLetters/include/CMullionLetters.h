// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_LETTERS_H
#define MULLION_LETTERS_H

#include <stdint.h>

/// Writes the letters that a language begins the parts of an index with, each ended by a line feed.
///
/// Returns how many UTF-16 units were written; -1: nobody knows, or there is no room for them.
int32_t mullion_index_letters(const char *language, uint16_t *text, int32_t capacity);

/// The number of the script that a character is written in; -1: nobody knows.
int32_t mullion_script(uint32_t character);

#endif
