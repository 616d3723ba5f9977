// SPDX-License-Identifier: Apache-2.0

// For the bounds of a thread's stack.
#define _GNU_SOURCE

#include "CMullionLines.h"

#include <pthread.h>
#include <unwind.h>

/// Where calls are noted, and how many were.
typedef struct {
  uintptr_t *calls;
  size_t limit;
  size_t count;
} CallList;

static _Unwind_Reason_Code note_call(struct _Unwind_Context *context, void *closure) {
  CallList *list = closure;
  uintptr_t place = _Unwind_GetIP(context);
  if (place == 0 || list->count == list->limit) return _URC_END_OF_STACK;
  list->calls[list->count++] = place;
  return _URC_NO_REASON;
}

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

/// The first address behind this thread's stack; 1: it can't be found.
static uintptr_t end_of_stack(void) {
  static _Thread_local uintptr_t known = 0;
  if (known != 0) return known;
  pthread_attr_t attributes;
  void *lowest = NULL;
  size_t size = 0;
  known = 1;
  if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
    if (pthread_attr_getstack(&attributes, &lowest, &size) == 0) known = (uintptr_t)lowest + size;
    pthread_attr_destroy(&attributes);
  }
  return known;
}

/// Notes calls by the frame pointers that Swift's functions keep: each points to the one before, with
/// the return address above it.
///
/// A function without one leaves another number there. So only what lies further up on this thread's
/// stack is followed.
static void follow_frames(CallList *list) {
  const uintptr_t end = end_of_stack();
  uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
  while (list->count < list->limit && frame + 2 * sizeof(uintptr_t) <= end) {
    const uintptr_t *record = (const uintptr_t *)frame;
    if (record[1] == 0) return;
    list->calls[list->count++] = record[1];
    if (record[0] <= frame || record[0] % sizeof(uintptr_t) != 0) return;
    frame = record[0];
  }
}

#else

static void follow_frames(CallList *list) {}

#endif

/// So few calls are no way into a program: somebody near keeps no frame pointers.
static const size_t FewCalls = 4;

size_t mullion_calls(uintptr_t *calls, size_t limit) {
  CallList list = {.calls = calls, .limit = limit, .count = 0};
  if (calls == NULL) return 0;
  follow_frames(&list);
  if (list.count < FewCalls && list.count < limit) {
    list.count = 0;
    _Unwind_Backtrace(note_call, &list);
  }
  return list.count;
}
