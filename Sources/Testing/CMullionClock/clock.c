// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CMullionClock.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// What is used of Dispatch, of its blocks and of Core Foundation, whose headers need a compiler with
// blocks and are not where a C target finds them.
extern const char *dispatch_queue_get_label(void *queue);
extern void *dispatch_semaphore_create(intptr_t value);
extern intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
extern intptr_t dispatch_semaphore_signal(void *semaphore);
extern uint64_t dispatch_time(uint64_t when, int64_t delta);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern struct MullionQueue { char first; } _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
struct MullionBlock {
  void *isa;
  int flags, reserved;
  void (*invoke)(void *);
};
struct MullionTimerContext {
  long version;
  void *info, *retain, *release, *describe;
};
extern void CFRunLoopTimerGetContext(void *timer, struct MullionTimerContext *context);
extern void *CFRunLoopGetMain(void);

static _Atomic(MullionWorkCatcher) workCatcher;
static _Atomic(MullionTimerCatcher) timerCatcher;
static _Atomic(MullionTurnCatcher) turnCatcher;

void mullion_catch_waiting(
    MullionWorkCatcher work, MullionTimerCatcher timer, MullionTurnCatcher turn) {
  atomic_store(&workCatcher, work);
  atomic_store(&timerCatcher, timer);
  atomic_store(&turnCatcher, turn);
}

// --- When ---------------------------------------------------------------------------------------

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

/// Returns the seconds from now until a time of Dispatch, whose two high bits specify its clock.
static double delay_until(uint64_t when) {
  uint64_t due, now;
  if (!(when >> 63)) {
    due = when;
    now = nanoseconds(CLOCK_MONOTONIC);
  } else if (when >> 62 & 1) {
    due = -when;
    now = nanoseconds(CLOCK_REALTIME);
  } else {
    due = when & ~(UINT64_C(1) << 63);
    now = nanoseconds(CLOCK_BOOTTIME);
  }
  return due > now ? (double)(due - now) / 1e9 : 0;
}

static bool is_caught(uint64_t when, MullionWork work) {
  MullionWorkCatcher catcher = atomic_load(&workCatcher);
  return catcher && when != UINT64_MAX && catcher(delay_until(when), work);
}

static bool is_caught_for_next_turn(MullionWork work) {
  MullionTurnCatcher catcher = atomic_load(&turnCatcher);
  return catcher && work.queue == &_dispatch_main_q && catcher(work);
}

// --- Waiting for a function ---------------------------------------------------------------------

/// A function on another thread, and the thread that waits for its end; freed by the last of both.
struct Awaited {
  MullionWork work;
  void *semaphore;
  atomic_int users;
  /// The task that the function resumed by ending its sleep.
  MullionWork next;
};

/// The function that the current thread runs while another thread waits for it, or NULL.
static _Thread_local struct Awaited *awaited;

bool mullion_is_awaited(void) { return awaited; }

/// Returns whether the current thread itself continues with `work`, a task whose sleep it ended, so that the
/// waiting thread receives what that task enqueues on the main queue.
static bool is_continued_here(MullionWork work) {
  if (!awaited || awaited->next.function || work.function != awaited->work.function) return false;
  awaited->next = work;
  return true;
}

// --- What stands before the libraries' functions ------------------------------------------------

#define ORIGINAL(name, ...) \
  static _Atomic(void *) found; \
  void *original = atomic_load(&found); \
  if (!original) { \
    original = dlsym(RTLD_NEXT, name); \
    atomic_store(&found, original); \
  } \
  return ((void (*)(__VA_ARGS__))original)

static void original_after(uint64_t when, void *queue, void *block) {
  ORIGINAL("dispatch_after", uint64_t, void *, void *)(when, queue, block);
}

static void original_after_f(
    uint64_t when, void *queue, void *context, void (*function)(void *)) {
  ORIGINAL("dispatch_after_f", uint64_t, void *, void *, void (*)(void *))
  (when, queue, context, function);
}

static void original_async(void *queue, void *block) {
  ORIGINAL("dispatch_async", void *, void *)(queue, block);
}

static void original_async_f(void *queue, void *context, void (*function)(void *)) {
  ORIGINAL("dispatch_async_f", void *, void *, void (*)(void *))(queue, context, function);
}

static void original_perform(void *loop, void *modes, void *block) {
  ORIGINAL("CFRunLoopPerformBlock", void *, void *, void *)(loop, modes, block);
}

static void original_add_timer(void *loop, void *timer, void *mode) {
  ORIGINAL("CFRunLoopAddTimer", void *, void *, void *)(loop, timer, mode);
}

// Weak, so that a program into which the libraries are linked statically has each of them once.
__attribute__((weak)) void dispatch_after(uint64_t when, void *queue, void *block) {
  MullionWork work = {.queue = queue, .block = block};
  if (!is_caught(when, work)) original_after(when, queue, block);
}

__attribute__((weak)) void dispatch_after_f(
    uint64_t when, void *queue, void *context, void (*function)(void *)) {
  MullionWork work = {.queue = queue, .context = context, .function = function};
  if (!is_caught(when, work)) original_after_f(when, queue, context, function);
}

__attribute__((weak)) void dispatch_async(void *queue, void *block) {
  MullionWork work = {.queue = queue, .block = block};
  if (!is_caught_for_next_turn(work)) original_async(queue, block);
}

__attribute__((weak)) void dispatch_async_f(
    void *queue, void *context, void (*function)(void *)) {
  MullionWork work = {.queue = queue, .context = context, .function = function};
  if (is_caught_for_next_turn(work) || is_continued_here(work)) return;
  original_async_f(queue, context, function);
}

// A program whose `main` is asynchronous serves the main queue and never turns the main run loop. A
// loop that is turned serves the main queue as well.
__attribute__((weak)) void CFRunLoopPerformBlock(void *loop, void *modes, void *block) {
  if (atomic_load(&turnCatcher) && loop == CFRunLoopGetMain()) {
    dispatch_async(&_dispatch_main_q, block);
  } else {
    original_perform(loop, modes, block);
  }
}

__attribute__((weak)) void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
  MullionTimerCatcher catcher = atomic_load(&timerCatcher);
  if (catcher) {
    struct MullionTimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    if (context.info && catcher(context.info, loop == CFRunLoopGetMain())) return;
  }
  original_add_timer(loop, timer, mode);
}

// --- Work ---------------------------------------------------------------------------------------

MullionWork mullion_work_keep(MullionWork work) {
  dispatch_retain(work.queue);
  if (work.block) work.block = _Block_copy(work.block);
  return work;
}

static void let_go(MullionWork work) {
  if (work.block) _Block_release(work.block);
  dispatch_release(work.queue);
}

bool mullion_work_is_of_main_queue(MullionWork work) { return work.queue == &_dispatch_main_q; }

bool mullion_work_has_queue_called(MullionWork work, const char *prefix) {
  const char *label = dispatch_queue_get_label(work.queue);
  return label && !strncmp(label, prefix, strlen(prefix));
}

void mullion_work_run(MullionWork work) {
  if (work.block) {
    ((struct MullionBlock *)work.block)->invoke(work.block);
  } else {
    work.function(work.context);
  }
  let_go(work);
}

static void leave(struct Awaited *one) {
  if (atomic_fetch_sub(&one->users, 1) > 1) return;
  dispatch_release(one->semaphore);
  free(one);
}

static void run_awaited(void *context) {
  awaited = context;
  awaited->work.function(awaited->work.context);
  if (awaited->next.function) awaited->next.function(awaited->next.context);
  struct Awaited *ended = awaited;
  awaited = NULL;
  dispatch_semaphore_signal(ended->semaphore);
  leave(ended);
}

void mullion_work_start(MullionWork work) {
  if (work.block) {
    original_async(work.queue, work.block);
  } else {
    struct Awaited *started = calloc(1, sizeof *started);
    started->work = work;
    started->semaphore = dispatch_semaphore_create(0);
    atomic_init(&started->users, 2);
    original_async_f(work.queue, started, run_awaited);
    // It takes no time, unless all threads are busy; then it comes later.
    dispatch_semaphore_wait(started->semaphore, dispatch_time(0, 1000000000));
    leave(started);
  }
  let_go(work);
}

void mullion_enqueue(void *context, void (*function)(void *)) {
  original_async_f(&_dispatch_main_q, context, function);
}

void mullion_work_start_after(double delay, MullionWork work) {
  uint64_t when = dispatch_time(0, (int64_t)(delay * 1e9));
  if (work.block) {
    original_after(when, work.queue, work.block);
  } else {
    original_after_f(when, work.queue, work.context, work.function);
  }
  let_go(work);
}
