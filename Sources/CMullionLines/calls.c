// SPDX-License-Identifier: Apache-2.0

#include "CMullionLines.h"

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

size_t mullion_calls(uintptr_t *calls, size_t limit) {
  CallList list = {.calls = calls, .limit = limit, .count = 0};
  if (calls != NULL) _Unwind_Backtrace(note_call, &list);
  return list.count;
}
