// SPDX-License-Identifier: Apache-2.0

#ifndef CMULLION_TEAR_DOWN_H
#define CMULLION_TEAR_DOWN_H

#include <stdbool.h>

// Has objects end on the main thread, whoever held them last.
//
// When the last reference to an object goes, Swift calls the function in the "destroy" slot of its
// class's metadata, on the thread where it goes. Here the slot gets another function, once for each
// class, which keeps the object until the main thread calls what was there before. Meanwhile the object
// is as it was, and swift_tryRetain refuses new references to it.

#pragma clang assume_nonnull begin

/// What the rest of the library tells about threads, and does with objects that are to end.
struct CMullionThreads {
  /// Whether this thread is the one that the process began with.
  bool (*isFirst)(void);
  /// Whether this thread serves the main queue at the moment.
  bool (*servesMain)(void);
  /// Keeps an object until the main thread hands it to `CMullionEnd`.
  void (*keep)(void *object);
};

/// Finds out whether the runtime's slot is where this file expects it, and lets classes be prepared if
/// so.
///
/// `object` is of a class that nothing else uses, and given away with its only reference.
void CMullionBegin(struct CMullionThreads threads, void *object);

/// Whether `CMullionBegin` found the slot: objects of prepared classes end on the main thread.
static inline bool CMullionEndsOnMain(void) {
  extern bool CMullionSlotIsKnown;
  return __atomic_load_n(&CMullionSlotIsKnown, __ATOMIC_RELAXED);
}

/// Whether the metadata of a class looks as this file expects.
bool CMullionKnowsLayout(const void *metadata);

/// Has the objects of the class of `object` end on the main thread from now on.
void CMullionPrepare(const void *object);

/// Whether somebody has a reference to an object that is to end.
bool CMullionIsHeld(void *object);

/// Ends an object that was kept.
void CMullionEnd(void *object);

/// A new reference to `object`; nil when its last one is gone.
static inline void *_Nullable CMullionRetain(void *object) {
  void *_Nullable swift_tryRetain(void *);
  return swift_tryRetain(object);
}

/// Whether the last reference to `object`, which has not ended, is gone.
static inline bool CMullionIsEnding(void *object) {
  bool swift_isDeallocating(void *);
  return swift_isDeallocating(object);
}

#ifdef __linux__
/// What stands in the slots of prepared classes, and how many words from the metadata the slot is.
__attribute__((swiftcall)) void CMullionDestroy(__attribute__((swift_context)) void *object);
#define CMULLION_SLOT (-2)
#endif

/// Whether `CMullionPrepare` has nothing to do for `object`.
static inline bool CMullionIsPrepared(const void *object) {
#ifdef __linux__
  void *const *metadata = *(void *const *const *)object;
  return metadata[CMULLION_SLOT] == (void *)CMullionDestroy;
#else
  return true;
#endif
}

#pragma clang assume_nonnull end

#endif
