// SPDX-License-Identifier: Apache-2.0

#define _GNU_SOURCE
#include "CBench.h"
#include <malloc.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

uint64_t bench_thread_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

size_t bench_heap_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

void bench_reset_peak(void) {
  malloc_trim(0);
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (!file) return;
  fputs("5", file);
  fclose(file);
}

/// A line of /proc/self/status in bytes.
static size_t status(const char *name) {
  FILE *file = fopen("/proc/self/status", "r");
  if (!file) return 0;
  char line[256];
  size_t kilobytes = 0;
  while (fgets(line, sizeof line, file)) {
    if (strncmp(line, name, strlen(name)) == 0) sscanf(line + strlen(name), "%zu", &kilobytes);
  }
  fclose(file);
  return kilobytes * 1024;
}

size_t bench_peak_bytes(void) { return status("VmHWM:"); }

size_t bench_resident_bytes(void) { return status("VmRSS:"); }
