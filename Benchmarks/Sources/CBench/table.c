// SPDX-License-Identifier: Apache-2.0
//
// The peer of differences that must hash everything: a flat table with open addressing and linear
// probing, at most half full. A slot holds 32 bits of the hash and the position of the key, which
// is faster here than keys in the slots.

#include "CBench.h"
#include <stdlib.h>
#include <string.h>

typedef struct {
  uint32_t tag;
  uint32_t position;  // from 1; 0 is a free slot
} slot;

static inline uint64_t mix(uint64_t left, uint64_t right) {
  __uint128_t product = (__uint128_t)left * right;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static inline uint64_t word(const char *key) {
  uint64_t value;
  memcpy(&value, key, 8);
  return value;
}

static inline uint64_t hash8(const char *key) {
  return mix(word(key) ^ 0x9E3779B97F4A7C15u, 0xBF58476D1CE4E5B9u);
}

static inline uint64_t hash16(const char *key) {
  return mix(hash8(key) ^ word(key + 8), 0x94D049BB133111EBu);
}

#define DEFINE_COMMON(SIZE)                                                                   \
  static size_t common##SIZE(                                                                 \
      const char *old, const char *new_keys, size_t count, slot *slots, size_t mask) {        \
    for (size_t index = 0; index < count; index++) {                                          \
      uint64_t hash = hash##SIZE(old + index * SIZE);                                         \
      size_t place = hash & mask;                                                             \
      while (slots[place].position) place = (place + 1) & mask;                               \
      slots[place] = (slot){(uint32_t)(hash >> 32), (uint32_t)index + 1};                     \
    }                                                                                         \
    size_t found = 0;                                                                         \
    for (size_t index = 0; index < count; index++) {                                          \
      const char *key = new_keys + index * SIZE;                                              \
      uint64_t hash = hash##SIZE(key);                                                        \
      for (size_t place = hash & mask; slots[place].position; place = (place + 1) & mask) {   \
        if (slots[place].tag == (uint32_t)(hash >> 32) &&                                     \
            memcmp(old + (size_t)(slots[place].position - 1) * SIZE, key, SIZE) == 0) {       \
          found++;                                                                            \
          break;                                                                              \
        }                                                                                     \
      }                                                                                       \
    }                                                                                         \
    return found;                                                                             \
  }

DEFINE_COMMON(8)
DEFINE_COMMON(16)

size_t bench_table_common(const void *old, const void *new_keys, size_t count, size_t size) {
  size_t capacity = 16;
  while (capacity < count * 2) capacity *= 2;
  slot *slots = calloc(capacity, sizeof(slot));
  if (!slots) return 0;
  size_t found = size == 16 ? common16(old, new_keys, count, slots, capacity - 1)
                            : common8(old, new_keys, count, slots, capacity - 1);
  free(slots);
  return found;
}
