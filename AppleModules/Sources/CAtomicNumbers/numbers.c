// SPDX-License-Identifier: Apache-2.0

#include "CAtomicNumbers.h"

int32_t atomic_number_add32(int32_t *number, int32_t amount) {
  return (int32_t)__atomic_add_fetch((uint32_t *)number, (uint32_t)amount, __ATOMIC_SEQ_CST);
}

int64_t atomic_number_add64(int64_t *number, int64_t amount) {
  return (int64_t)__atomic_add_fetch((uint64_t *)number, (uint64_t)amount, __ATOMIC_SEQ_CST);
}

bool atomic_number_exchange32(int32_t *number, int32_t expected, int32_t wanted) {
  return __atomic_compare_exchange_n(
      number, &expected, wanted, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

bool atomic_number_exchange64(int64_t *number, int64_t expected, int64_t wanted) {
  return __atomic_compare_exchange_n(
      number, &expected, wanted, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}
