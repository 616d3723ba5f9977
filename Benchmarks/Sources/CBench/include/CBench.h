// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_CBENCH_H
#define MULLION_CBENCH_H

#include <stddef.h>
#include <stdint.h>

/// The processor time that the calling thread has used, in nanoseconds.
uint64_t bench_thread_nanoseconds(void);

/// The bytes that the process has allocated and not freed.
size_t bench_heap_bytes(void);

/// Gives free memory back to the system and forgets the peak of what was resident.
void bench_reset_peak(void);

/// The most bytes that were resident since `bench_reset_peak`, or 0 when the system doesn't tell.
size_t bench_peak_bytes(void);

/// The bytes that are resident now.
size_t bench_resident_bytes(void);

/// Hashes all of `old` into a flat open-addressing table, looks all of `new` up in it, and answers
/// how many were found. Keys are `size` bytes, 8 or 16, and different from each other.
size_t bench_table_common(const void *old, const void *new_keys, size_t count, size_t size);

#endif
