// SPDX-License-Identifier: Apache-2.0

#ifndef CATOMIC_NUMBERS_H
#define CATOMIC_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

// Numbers that several threads change; each function is a barrier for what stands before and after it.

/// Adds to a number, and answers what it is then.
int32_t atomic_number_add32(int32_t *number, int32_t amount);
/// Adds to a number, and answers what it is then.
int64_t atomic_number_add64(int64_t *number, int64_t amount);
/// Sets a number if it is the one expected, and answers whether it was.
bool atomic_number_exchange32(int32_t *number, int32_t expected, int32_t wanted);
/// Sets a number if it is the one expected, and answers whether it was.
bool atomic_number_exchange64(int64_t *number, int64_t expected, int64_t wanted);

#endif
