// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_CLOCK_H
#define MULLION_CLOCK_H

#include <stdbool.h>

/// A block, or a function with its context, to be run on a queue.
typedef struct {
  void *queue;
  /// The block, or NULL if there is a function.
  void *block;
  void *context;
  void (*function)(void *);
} MullionWork;

/// Takes work scheduled `delay` seconds from now; returns false to run it as usual.
typedef bool (*MullionWorkCatcher)(double delay, MullionWork work);

/// Takes a timer that was added to a run loop, with the object that it calls; returns false to add it as
/// usual.
typedef bool (*MullionTimerCatcher)(void *object, bool isOfMainLoop);

/// Takes work of the main queue's next turn; returns false to run it as usual.
typedef bool (*MullionTurnCatcher)(MullionWork work);

/// Installs the callbacks for all work scheduled from then on: `dispatch_after`, which `asyncAfter` and
/// `Task.sleep` use, timers, and `dispatch_async` to the main queue, which jobs of the main actor use.
///
/// Blocks to be performed by the main run loop are sent to the main queue.
///
/// The functions of this file interpose those of the shared libraries for every caller in the program. If the
/// libraries are linked statically they do not, and nothing is caught.
void mullion_catch_waiting(
    MullionWorkCatcher work, MullionTimerCatcher timer, MullionTurnCatcher turn);

/// Retains the objects of `work` until it is started, and returns it.
MullionWork mullion_work_keep(MullionWork work);

/// Returns whether `work` belongs to the main queue.
bool mullion_work_is_of_main_queue(MullionWork work);

/// Returns whether the label of the queue of `work` begins with `prefix`.
bool mullion_work_has_queue_called(MullionWork work, const char *prefix);

/// Runs `work` of the main queue on the calling thread, which must serve that queue.
void mullion_work_run(MullionWork work);

/// Runs `work` on its queue; waits for a function, and for the task that it resumes until that task suspends,
/// for at most a second.
void mullion_work_start(MullionWork work);

/// Returns whether the calling thread runs a function that ``mullion_work_start`` waits for.
bool mullion_is_awaited(void);

/// Calls `function` on the main queue, without interception.
void mullion_enqueue(void *context, void (*function)(void *));

/// Runs `work` on its queue after `delay` seconds.
void mullion_work_start_after(double delay, MullionWork work);

#endif
