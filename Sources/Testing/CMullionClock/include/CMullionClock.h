// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_CLOCK_H
#define MULLION_CLOCK_H

#include <stdbool.h>

/// A block, or a function and what it is called with, that a queue is to run.
typedef struct {
  void *queue;
  /// NULL: there is a function.
  void *block;
  void *context;
  void (*function)(void *);
} MullionWork;

/// Takes work that was asked for `delay` seconds from now; false: it runs when it would have.
typedef bool (*MullionWorkCatcher)(double delay, MullionWork work);

/// Takes a timer that was added to a run loop, with the object that it calls; false: it is added.
typedef bool (*MullionTimerCatcher)(void *object, bool isOfMainLoop);

/// Takes work of the main queue's next turn; false: it runs when it would have.
typedef bool (*MullionTurnCatcher)(MullionWork work);

/// Asks these about everything that waits from here on: `dispatch_after`, which `asyncAfter` and
/// `Task.sleep` come to, timers, and `dispatch_async` to the main queue, which jobs of the main actor
/// come to. Blocks that the main run loop is to perform go to the main queue.
///
/// The functions of this file stand before those of the shared libraries for every caller in the
/// program. Where the libraries are linked statically they do not, and nothing is caught.
void mullion_catch_waiting(
    MullionWorkCatcher work, MullionTimerCatcher timer, MullionTurnCatcher turn);

/// Keeps what `work` names until it is started.
MullionWork mullion_work_keep(MullionWork work);

/// Whether `work` is the main queue's.
bool mullion_work_is_of_main_queue(MullionWork work);

/// Whether the queue of `work` is called something that begins with `prefix`.
bool mullion_work_has_queue_called(MullionWork work, const char *prefix);

/// Runs `work`, of the main queue, on the calling thread, which serves that queue.
void mullion_work_run(MullionWork work);

/// Has its queue run `work`; a function is waited for, and the task that it hands on to, until that task
/// suspends itself.
void mullion_work_start(MullionWork work);

/// Whether the calling thread runs a function that ``mullion_work_start`` waits for.
bool mullion_is_awaited(void);

/// Has the main queue call `function`; nothing takes it.
void mullion_enqueue(void *context, void (*function)(void *));

/// Has its queue run `work` when `delay` seconds have passed.
void mullion_work_start_after(double delay, MullionWork work);

#endif
