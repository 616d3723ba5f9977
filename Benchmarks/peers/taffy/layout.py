# SPDX-License-Identifier: Apache-2.0
"""Taffy lays out a grid of four columns of rows of 36 points: as rows in a column, as one container that
wraps, and as a CSS grid. It is called through the package `stretchable`; only the call into Taffy is timed.

    layout.py rows|wrap|grid N
"""

import sys
import time

import stretchable.node
from stretchable import Node
from stretchable.style import (Display, FlexDirection, FlexWrap, GridTrackSizing, Size)

COLUMNS, WIDTH, HEIGHT = 4, 400, 36


def cell(width=WIDTH // COLUMNS):
    return Node(size=Size(width=width, height=HEIGHT), flex_shrink=0)


def tree(shape, count):
    if shape == "grid":
        return Node(display=Display.GRID, size=Size(width=WIDTH),
                    grid_template_columns=[GridTrackSizing.from_any(WIDTH // COLUMNS)] * COLUMNS).add(
                        *[cell() for _ in range(count)])
    if shape == "wrap":
        return Node(flex_direction=FlexDirection.ROW, flex_wrap=FlexWrap.WRAP, size=Size(width=WIDTH)).add(
            *[cell() for _ in range(count)])
    rows = [Node(flex_direction=FlexDirection.ROW, flex_shrink=0).add(
        *[cell() for _ in range(min(COLUMNS, count - first))]) for first in range(0, count, COLUMNS)]
    return Node(flex_direction=FlexDirection.COLUMN, size=Size(width=WIDTH)).add(*rows)


spent = []


def timed(call):
    def measure(*arguments):
        start = time.thread_time()
        answer = call(*arguments)
        spent.append((time.thread_time() - start) * 1e3)
        return answer
    return measure


library = stretchable.node.taffylib
library.node_compute_layout_with_measure = timed(library.node_compute_layout_with_measure)

shape, count = sys.argv[1], int(sys.argv[2])
for _ in range(3):
    root = tree(shape, count)
    root.compute_layout()
    if root.get_box().height != (count + COLUMNS - 1) // COLUMNS * HEIGHT:
        sys.exit(f"taffy: wrong height {root.get_box().height}")
spent.sort()
print(f"taffy layout {shape} n={count} cpu={spent[len(spent) // 2]:.6f}")
