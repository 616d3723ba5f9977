// SPDX-License-Identifier: Apache-2.0

#include "CMullionTearDown.h"

bool CMullionSlotIsKnown = false;

#ifdef __linux__

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void (*Destroy)(__attribute__((swift_context)) void *);
typedef _Atomic(void *) Slot;

extern void swift_release(void *);
extern size_t swift_retainCount(void *);
/// The value witness table of references, which stands before the metadata of every class.
extern const void *const $sBoWV;

static struct CMullionThreads threads;

static void **metadata_of(const void *object) { return *(void ***)object; }

// What ended the objects of each class before: an open hash table that is read without a lock. When
// it is half full a larger one takes its place; the old one stays, for those who read it just now.

struct Entry {
  _Atomic(void **) metadata;
  Destroy destroy;
};

struct Table {
  struct Table *older;
  size_t capacity, count;
  struct Entry entries[];
};

static _Atomic(struct Table *) table;
static atomic_flag table_is_locked = ATOMIC_FLAG_INIT;

static struct Entry *find(struct Table *in, void **metadata) {
  uint64_t hash = (uint64_t)((uintptr_t)metadata >> 4) * 0x9E3779B97F4A7C15u;
  for (size_t index = hash >> 32;; index++) {
    struct Entry *entry = &in->entries[index & (in->capacity - 1)];
    void **found = atomic_load_explicit(&entry->metadata, memory_order_acquire);
    if (found == metadata || found == NULL) return entry;
  }
}

static void note(struct Table *in, void **metadata, Destroy destroy) {
  struct Entry *entry = find(in, metadata);
  entry->destroy = destroy;
  atomic_store_explicit(&entry->metadata, metadata, memory_order_release);
  in->count++;
}

static struct Table *table_with_room(void) {
  struct Table *old = atomic_load_explicit(&table, memory_order_relaxed);
  if (old != NULL && old->count * 2 < old->capacity) return old;
  size_t capacity = old != NULL ? old->capacity * 2 : 256;
  struct Table *new = calloc(1, sizeof(struct Table) + capacity * sizeof(struct Entry));
  if (new == NULL) abort();
  new->capacity = capacity;
  new->older = old;
  for (size_t i = 0; old != NULL && i < old->capacity; i++) {
    void **metadata = atomic_load_explicit(&old->entries[i].metadata, memory_order_relaxed);
    if (metadata != NULL) note(new, metadata, old->entries[i].destroy);
  }
  atomic_store_explicit(&table, new, memory_order_release);
  return new;
}

/// How many objects this thread is ending, one inside the other; it is the main thread then.
static _Thread_local int depth;

static bool is_main(void) {
  static _Thread_local char known;
  if (known == 0) known = threads.isFirst() ? 1 : 2;
  return known == 1 || depth > 0 || threads.servesMain();
}

void CMullionEnd(void *object) {
  struct Table *now = atomic_load_explicit(&table, memory_order_acquire);
  depth++;
  find(now, metadata_of(object))->destroy(object);
  depth--;
}

__attribute__((swiftcall)) void CMullionDestroy(__attribute__((swift_context)) void *object) {
  if (is_main()) {
    CMullionEnd(object);
  } else {
    threads.keep(object);
  }
}

void CMullionPrepare(const void *object) {
  void **metadata = metadata_of(object);
  if (!CMullionEndsOnMain() || !CMullionKnowsLayout(metadata)) return;
  while (atomic_flag_test_and_set_explicit(&table_is_locked, memory_order_acquire)) {
  }
  Slot *slot = (Slot *)(metadata + CMULLION_SLOT);
  void *before = atomic_load_explicit(slot, memory_order_relaxed);
  if (before != (void *)CMullionDestroy) {
    note(table_with_room(), metadata, (Destroy)before);
    atomic_store_explicit(slot, (void *)CMullionDestroy, memory_order_release);
  }
  atomic_flag_clear_explicit(&table_is_locked, memory_order_release);
}

bool CMullionIsHeld(void *object) {
  bool isHeld = swift_retainCount(object) > 1;
  atomic_thread_fence(memory_order_acquire);
  return isHeld;
}

// The layout of class metadata, as docs/ABI/TypeMetadata.rst of the Swift project describes it where
// there is no Objective-C.

struct ClassMetadata {
  uintptr_t kind;
  const void *superclass;
  uint32_t flags, instance_address_point, instance_size;
  uint16_t instance_alignment_mask, reserved;
  uint32_t class_size, class_address_point;
};

bool CMullionKnowsLayout(const void *metadata) {
  const struct ClassMetadata *class = metadata;
  const void *const *words = metadata;
  return class->kind == 0 && words[-1] == &$sBoWV && words[CMULLION_SLOT] != NULL
    && class->instance_address_point == 0 && class->instance_size >= 2 * sizeof(void *)
    && (class->instance_alignment_mask & (class->instance_alignment_mask + 1)) == 0
    && class->class_address_point >= 2 * sizeof(void *)
    && class->class_size >= class->class_address_point + sizeof(struct ClassMetadata);
}

/// Whether a word can be stored at `word`: the system refuses where a store would end the process.
static bool can_store(void **word) {
  int ends[2];
  if (pipe(ends) != 0) return false;
  bool can = write(ends[1], word, sizeof *word) == sizeof *word
    && read(ends[0], word, sizeof *word) == sizeof *word;
  close(ends[0]);
  close(ends[1]);
  return can;
}

static void *reached;

static __attribute__((swiftcall)) void reach(__attribute__((swift_context)) void *object) {
  reached = object;
}

void CMullionBegin(struct CMullionThreads given, void *object) {
  void **metadata = metadata_of(object);
  if (!CMullionKnowsLayout(metadata) || !can_store(metadata + CMULLION_SLOT)) {
    swift_release(object);
    return;
  }
  Destroy before = (Destroy)metadata[CMULLION_SLOT];
  metadata[CMULLION_SLOT] = (void *)reach;
  swift_release(object);
  metadata[CMULLION_SLOT] = (void *)before;
  if (reached != object) return;
  before(object);
  threads = given;
  __atomic_store_n(&CMullionSlotIsKnown, true, __ATOMIC_RELEASE);
}

#else

void CMullionBegin(struct CMullionThreads threads, void *object) {}
bool CMullionKnowsLayout(const void *metadata) { return false; }
void CMullionPrepare(const void *object) {}
bool CMullionIsHeld(void *object) { return false; }
void CMullionEnd(void *object) {}

#endif
