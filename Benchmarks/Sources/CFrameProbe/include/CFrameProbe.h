// SPDX-License-Identifier: Apache-2.0

#ifndef MULLION_FRAMEPROBE_H
#define MULLION_FRAMEPROBE_H

/// What is measured of each frame of a GTK program, the same in Mullion's and in GTK's own: from the
/// frame clock's `before-paint` to its `after-paint`, so animation, layout, drawing and the way to
/// the display are inside, and waiting is not.

/// Watches the first window on the display from its first frame on, as soon as there is one.
///
/// Call it when the main loop is about to run. `step` is called before each frame that is counted,
/// with the number of the frame, and answers 0 when it has seen enough; it makes the change that the
/// frame shows. Counting starts after `warmup` frames.
void probe_watch(int warmup, int (*step)(int frame, void *data), void *data);

/// Prints the medians of what was counted: `cpu` is the processor time of the main thread, `wall`
/// the time, `cycle` the processor time from one frame's begin to the next one's, `process` the
/// average of what all threads used from frame to frame, in milliseconds.
void probe_print(const char *name);

/// Watches for the first frame alone, prints when it was on its way to the display, in milliseconds
/// since the process was started, the processor time that all threads used until then, and the
/// resident memory in megabytes, whole and with shared pages in part; ends the process.
void probe_start(const char *name);

/// Begins to watch how rows move: each step should move all of them by `points_a_step`.
void probe_drift_begin(int points_a_step);

/// Notes a row in view and where its top stands in the window.
void probe_drift_row(int row, double top);

/// Ends the notes of a frame: what the row that stood nearest to `middle` in the frame before moved
/// beyond the step is its drift.
void probe_drift_step(double middle);

/// Prints the sum of all drift, the largest of one frame, and how far was scrolled, in points.
void probe_drift_print(const char *name);

/// Counts processor time and wake-ups of all threads in `seconds` in which nothing happens, prints
/// them, and ends the process.
void probe_idle(const char *name, int seconds);

#endif
