// SPDX-License-Identifier: Apache-2.0
//
// The functions of C that the compiled engine calls: memory in size classes of powers of two, each with a free list.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

#define PAGE 65536u
#define CLASSES 32

// A block: 16 bytes, the last 4 of which hold its class, then its contents.
typedef struct Block { struct Block *next; } Block;

static Block *unused[CLASSES];
static uintptr_t top, end;

static void *fresh(size_t bytes) {
  if (!top) top = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15, end = __builtin_wasm_memory_size(0) * PAGE;
  if (bytes > end - top) {
    size_t pages = (bytes - (end - top) + PAGE - 1) / PAGE;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
    end += pages * PAGE;
  }
  void *block = (void *)top;
  top += bytes;
  return block;
}

void *malloc(size_t size) {
  if (size > 0x40000000u) __builtin_trap();
  size_t bytes = size + 16;
  unsigned order = bytes <= 32 ? 5 : 32 - __builtin_clz((unsigned)bytes - 1);
  unsigned char *block = (unsigned char *)unused[order];
  if (block) unused[order] = unused[order]->next;
  else block = fresh((size_t)1 << order);
  *(uint32_t *)(block + 12) = order;
  return block + 16;
}

void free(void *contents) {
  if (!contents) return;
  Block *block = (Block *)((unsigned char *)contents - 16);
  uint32_t order = *(uint32_t *)((unsigned char *)contents - 4);
  block->next = unused[order];
  unused[order] = block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *result = malloc(size);
  return 0;
}

// Memory is copied by instructions of WebAssembly.
void *memcpy(void *to, const void *from, size_t count) { return __builtin_memcpy(to, from, count); }
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *to, int value, size_t count) { return __builtin_memset(to, value, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// The seed of hashes is a constant: equal requests take equal steps.
void arc4random_buf(void *buffer, size_t count) { __builtin_memset(buffer, 0x4d, count); }

// A trap says nothing: its message would need the page.
int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x4d756c6c;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, by the halves of their words.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t aLow = (uint32_t)a, aHigh = a >> 32, bLow = (uint32_t)b, bHigh = b >> 32;
  uint64_t low = aLow * bLow, middle = aHigh * bLow + (low >> 32), other = aLow * bHigh + (uint32_t)middle;
  uint64_t high = aHigh * bHigh + (middle >> 32) + (other >> 32);
  high += (uint64_t)(first >> 64) * b + a * (uint64_t)(second >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other << 32) | (uint32_t)low);
}

// Reads a decimal number, for the widths by which a case names heights; exact up to 15 digits, which is more than the
// thousandth of a point within which widths are compared.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *next = text;
  double value = 0, sign = 1;
  int digits = 0, exponent = 0;
  if (*next == '-' || *next == '+') sign = *next++ == '-' ? -1 : 1;
  for (; *next >= '0' && *next <= '9'; next++, digits++) value = value * 10 + (*next - '0');
  if (*next == '.')
    for (next++; *next >= '0' && *next <= '9'; next++, digits++) value = value * 10 + (*next - '0'), exponent--;
  if (!digits) return 0;
  if (*next == 'e' || *next == 'E') {
    int power = 0, negative = 0;
    next++;
    if (*next == '-' || *next == '+') negative = *next++ == '-';
    if (*next < '0' || *next > '9') return 0;
    for (; *next >= '0' && *next <= '9'; next++)
      if (power < 10000) power = power * 10 + (*next - '0');
    exponent += negative ? -power : power;
  }
  double scale = 1;
  for (int left = exponent < 0 ? -exponent : exponent; left > 0 && scale < 1e300; left--) scale *= 10;
  *result = sign * (exponent < 0 ? value / scale : value * scale);
  return next;
}

// The whole number nearest to `value`, half away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// The natural logarithm of a positive number: that of the exponent, and a series of the rest, which is near 1.
double log(double value) {
  if (!(value > 0)) return __builtin_nan("");
  int exponent = 0;
  while (value > 1.4142135623730951) value /= 2, exponent++;
  while (value < 0.7071067811865476) value *= 2, exponent--;
  double ratio = (value - 1) / (value + 1), square = ratio * ratio, sum = 0;
  for (int power = 41; power > 0; power -= 2) sum = sum * square + 1.0 / power;
  return 2 * ratio * sum + exponent * 0.6931471805599453;
}
