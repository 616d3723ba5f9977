// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CUnfairLock.h"

#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

#define WAITERS UINT32_C(0x80000000)

static uint32_t self(void) {
  static _Thread_local uint32_t number;
  if (number == 0) number = (uint32_t)syscall(SYS_gettid);
  return number;
}

static void stop(const char *words) {
  fprintf(stderr, "os_unfair_lock: %s\n", words);
  abort();
}

bool unfair_lock_try(uint32_t *lock) {
  uint32_t expected = 0;
  return __atomic_compare_exchange_n(
      lock, &expected, self(), false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void unfair_lock_lock(uint32_t *lock) {
  if (unfair_lock_try(lock)) return;
  if (unfair_lock_is_mine(lock)) stop("a thread took the lock that it has already; free it first");
  // Who waited once can't know whether others still do: it takes the lock as if they did.
  for (;;) {
    uint32_t found = __atomic_load_n(lock, __ATOMIC_RELAXED);
    if (found == 0) {
      if (__atomic_compare_exchange_n(
              lock, &found, self() | WAITERS, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return;
      continue;
    }
    uint32_t waited = found | WAITERS;
    if (found == waited
        || __atomic_compare_exchange_n(
            lock, &found, waited, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
      syscall(SYS_futex, lock, FUTEX_WAIT_PRIVATE, waited, NULL, NULL, 0);
  }
}

void unfair_lock_unlock(uint32_t *lock) {
  if (!unfair_lock_is_mine(lock)) stop("a thread freed a lock that it does not have");
  uint32_t found = __atomic_exchange_n(lock, 0, __ATOMIC_RELEASE);
  if (found & WAITERS) syscall(SYS_futex, lock, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

bool unfair_lock_is_mine(const uint32_t *lock) {
  return (__atomic_load_n(lock, __ATOMIC_RELAXED) & ~WAITERS) == self();
}
