// SPDX-License-Identifier: Apache-2.0

#include "CFrameProbe.h"

#include <dirent.h>
#include <gtk/gtk.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { most = 20000 };

static struct {
  int warmup, frame, count;
  int (*step)(int, void *);
  void *data;
  double wall_before, cpu_before, cpu_cycle, process_before;
  double wall[most], cpu[most], cycle[most];
} probe;

static double now(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static void before(GdkFrameClock *clock, gpointer data) {
  double cpu = now(CLOCK_THREAD_CPUTIME_ID);
  if (probe.cpu_cycle > 0 && probe.frame > probe.warmup && probe.count > 0)
    probe.cycle[probe.count - 1] = cpu - probe.cpu_cycle;
  probe.cpu_cycle = cpu;
  probe.cpu_before = cpu;
  probe.wall_before = now(CLOCK_MONOTONIC);
  if (probe.frame == probe.warmup) probe.process_before = now(CLOCK_PROCESS_CPUTIME_ID);
  if (probe.step && !probe.step(probe.frame - probe.warmup, probe.data)) probe.step = NULL;
}

static void after(GdkFrameClock *clock, gpointer data) {
  if (probe.frame++ < probe.warmup || !probe.step || probe.count == most) return;
  probe.cpu[probe.count] = now(CLOCK_THREAD_CPUTIME_ID) - probe.cpu_before;
  probe.wall[probe.count] = now(CLOCK_MONOTONIC) - probe.wall_before;
  probe.count++;
}

static GdkFrameClock *clock_of_first_window(void) {
  GListModel *windows = gtk_window_get_toplevels();
  for (guint index = 0; index < g_list_model_get_n_items(windows); index++) {
    GtkWidget *window = g_list_model_get_item(windows, index);
    g_object_unref(window);
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    if (clock) return clock;
  }
  return NULL;
}

static gboolean connect_when_shown(gpointer data) {
  GdkFrameClock *clock = clock_of_first_window();
  if (!clock) return G_SOURCE_CONTINUE;
  g_signal_connect(clock, "before-paint", G_CALLBACK(before), NULL);
  g_signal_connect_after(clock, "after-paint", G_CALLBACK(after), NULL);
  gdk_frame_clock_begin_updating(clock);
  return G_SOURCE_REMOVE;
}

void probe_watch(int warmup, int (*step)(int, void *), void *data) {
  probe.warmup = warmup;
  probe.step = step;
  probe.data = data;
  g_timeout_add(5, connect_when_shown, NULL);
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static double median(double *values, int count) {
  if (count < 1) return 0;
  qsort(values, count, sizeof *values, ascending);
  return values[count / 2];
}

static double mean(const double *values, int count) {
  double sum = 0;
  for (int index = 0; index < count; index++) sum += values[index];
  return count ? sum / count : 0;
}

void probe_print(const char *name) {
  double average = mean(probe.cpu, probe.count);
  double process = now(CLOCK_PROCESS_CPUTIME_ID) - probe.process_before;
  printf("%s frames=%d cpu=%.4f cpumean=%.4f wall=%.4f cycle=%.4f process=%.4f\n", name,
         probe.count, median(probe.cpu, probe.count), average, median(probe.wall, probe.count),
         median(probe.cycle, probe.count - 1), probe.count ? process / probe.count : 0);
  fflush(stdout);
}

// MARK: The first frame

/// Milliseconds since the system made the process.
static double age(void) {
  char text[2048];
  FILE *file = fopen("/proc/self/stat", "r");
  size_t count = file ? fread(text, 1, sizeof text - 1, file) : 0;
  if (file) fclose(file);
  text[count] = 0;
  char *place = strrchr(text, ')');
  unsigned long long start = 0;
  if (place)
    sscanf(place + 2,
           "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %*u %*u %*d %*d %*d %*d %*d %*d %llu",
           &start);
  return now(CLOCK_BOOTTIME) - start * 1e3 / sysconf(_SC_CLK_TCK);
}

static double resident_megabytes(void) {
  unsigned long size = 0, resident = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%lu %lu", &size, &resident) != 2) resident = 0;
    fclose(file);
  }
  return resident * (double)sysconf(_SC_PAGESIZE) / (1 << 20);
}

/// Resident memory in megabytes, of which pages that several processes map count in part.
static double proportional_megabytes(void) {
  char line[256];
  unsigned long kilobytes = 0;
  FILE *file = fopen("/proc/self/smaps_rollup", "r");
  if (!file) return 0;
  while (fgets(line, sizeof line, file))
    if (sscanf(line, "Pss: %lu", &kilobytes) == 1) break;
  fclose(file);
  return kilobytes / 1024.0;
}

static const char *start_name;

static void first_frame(GdkFrameClock *clock, gpointer data) {
  double wall = age(), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  printf("%s wall=%.2f cpu=%.2f rss=%.2f pss=%.2f\n", start_name, wall, cpu, resident_megabytes(),
         proportional_megabytes());
  fflush(stdout);
  _exit(0);
}

static gboolean connect_first(gpointer data) {
  GdkFrameClock *clock = clock_of_first_window();
  if (!clock) return G_SOURCE_CONTINUE;
  g_signal_connect_after(clock, "after-paint", G_CALLBACK(first_frame), NULL);
  return G_SOURCE_REMOVE;
}

void probe_start(const char *name) {
  start_name = name;
  // Before the first frame is painted, whose priority is lower.
  g_idle_add_full(G_PRIORITY_HIGH, connect_first, NULL, NULL);
}

// MARK: Drift

enum { most_rows = 512 };

static struct {
  int step, count, before_count, samples;
  int row[most_rows], row_before[most_rows];
  double place[most_rows], place_before[most_rows];
  double sum, largest;
} drift;

void probe_drift_begin(int points_a_step) {
  memset(&drift, 0, sizeof drift);
  drift.step = points_a_step;
}

void probe_drift_row(int row, double top) {
  if (drift.count == most_rows) return;
  drift.row[drift.count] = row;
  drift.place[drift.count++] = top;
}

/// What the row that stood nearest to `middle` moved beyond the step, if it is still in view.
static void add_drift(double middle) {
  int nearest = -1;
  for (int index = 0; index < drift.before_count; index++)
    if (nearest < 0 || fabs(drift.place_before[index] - middle) <
                           fabs(drift.place_before[nearest] - middle))
      nearest = index;
  if (nearest < 0) return;
  for (int index = 0; index < drift.count; index++) {
    if (drift.row[index] != drift.row_before[nearest]) continue;
    double beyond = fabs(drift.place[index] - drift.place_before[nearest] - drift.step);
    drift.sum += beyond;
    drift.samples++;
    if (beyond > drift.largest) drift.largest = beyond;
    return;
  }
  // It left the view: further than could be seen.
  drift.samples++;
  drift.sum += 2 * middle;
  if (2 * middle > drift.largest) drift.largest = 2 * middle;
}

void probe_drift_step(double middle) {
  add_drift(middle);
  memcpy(drift.row_before, drift.row, sizeof drift.row);
  memcpy(drift.place_before, drift.place, sizeof drift.place);
  drift.before_count = drift.count;
  drift.count = 0;
}

void probe_drift_print(const char *name) {
  printf("%s frames=%d drift=%.3f largest=%.3f scrolled=%d\n", name, drift.samples, drift.sum,
         drift.largest, drift.samples * abs(drift.step));
  fflush(stdout);
}

// MARK: Idle

static long long wakeups(void) {
  long long sum = 0;
  DIR *tasks = opendir("/proc/self/task");
  if (!tasks) return 0;
  for (struct dirent *entry; (entry = readdir(tasks));) {
    char path[300], line[256];
    snprintf(path, sizeof path, "/proc/self/task/%s/status", entry->d_name);
    FILE *file = entry->d_name[0] == '.' ? NULL : fopen(path, "r");
    if (!file) continue;
    long long count;
    while (fgets(line, sizeof line, file))
      if (sscanf(line, "voluntary_ctxt_switches: %lld", &count) == 1) sum += count;
    fclose(file);
  }
  closedir(tasks);
  return sum;
}

static double idle_cpu;
static long long idle_wakeups;
static int idle_frames, idle_seconds;

static void count_frame(GdkFrameClock *clock, gpointer data) { idle_frames++; }

static gboolean idle_end(gpointer data) {
  printf("%s seconds=%d cpu=%.3f wakeups=%lld frames=%d\n", (const char *)data, idle_seconds,
         now(CLOCK_PROCESS_CPUTIME_ID) - idle_cpu, wakeups() - idle_wakeups, idle_frames);
  fflush(stdout);
  _exit(0);
}

static gboolean idle_begin(gpointer data) {
  GdkFrameClock *clock = clock_of_first_window();
  if (!clock) return G_SOURCE_CONTINUE;
  g_signal_connect(clock, "before-paint", G_CALLBACK(count_frame), NULL);
  g_timeout_add_seconds(idle_seconds, idle_end, data);
  idle_cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  idle_wakeups = wakeups();
  return G_SOURCE_REMOVE;
}

void probe_idle(const char *name, int seconds) {
  idle_seconds = seconds;
  // What starting left to do is done by then.
  g_timeout_add_seconds(3, idle_begin, (gpointer)name);
}
