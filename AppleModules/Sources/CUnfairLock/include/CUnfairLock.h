// SPDX-License-Identifier: Apache-2.0

#ifndef CUNFAIR_LOCK_H
#define CUNFAIR_LOCK_H

#include <stdbool.h>
#include <stdint.h>

// A lock of four bytes that may be moved while nobody has it, as `os_unfair_lock` may. It holds the
// number of the thread that has it; the highest bit says that others wait.

/// Waits until the lock is free, and takes it; ends the program if this thread has it already.
void unfair_lock_lock(uint32_t *lock);

/// Takes the lock if it is free.
bool unfair_lock_try(uint32_t *lock);

/// Frees the lock; ends the program if this thread doesn't have it.
void unfair_lock_unlock(uint32_t *lock);

/// Whether this thread has the lock.
bool unfair_lock_is_mine(const uint32_t *lock);

#endif
