// SPDX-License-Identifier: Apache-2.0

// Yoga lays out a grid of four columns of rows of 36 points: as rows in a column, and as one container
// that wraps.
//
//   layout ROWS|WRAP N

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

#include <yoga/Yoga.h>

enum { columns = 4, width = 400, height = 36 };

static double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static YGNodeRef cell() {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetWidth(node, width / columns);
  YGNodeStyleSetHeight(node, height);
  return node;
}

static YGNodeRef container() {
  YGNodeRef node = YGNodeNew();
  YGNodeStyleSetFlexDirection(node, YGFlexDirectionRow);
  return node;
}

static YGNodeRef grid(bool wraps, int count) {
  YGNodeRef root = container();
  YGNodeStyleSetWidth(root, width);
  if (wraps) {
    YGNodeStyleSetFlexWrap(root, YGWrapWrap);
    for (int index = 0; index < count; index++) YGNodeInsertChild(root, cell(), index);
    return root;
  }
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionColumn);
  for (int first = 0; first < count; first += columns) {
    YGNodeRef row = container();
    for (int index = first; index < std::min(count, first + columns); index++)
      YGNodeInsertChild(row, cell(), index - first);
    YGNodeInsertChild(root, row, first / columns);
  }
  return root;
}

int main(int count, char **words) {
  if (count != 3) return fprintf(stderr, "usage: layout rows|wrap N\n"), 2;
  bool wraps = strcmp(words[1], "wrap") == 0;
  int cells = atoi(words[2]);
  std::vector<double> times;
  for (int round = 0; round < 5; round++) {
    YGNodeRef root = grid(wraps, cells);
    double start = now();
    YGNodeCalculateLayout(root, YGUndefined, YGUndefined, YGDirectionLTR);
    times.push_back(now() - start);
    float expected = (cells + columns - 1) / columns * height;
    if (YGNodeLayoutGetHeight(root) != expected) return fprintf(stderr, "yoga: wrong height\n"), 1;
    YGNodeFreeRecursive(root);
    if (times.back() > 2000) break;
  }
  std::sort(times.begin(), times.end());
  printf("yoga layout %s n=%d cpu=%.6f\n", words[1], cells, times[times.size() / 2]);
}
