# SPDX-License-Identifier: Apache-2.0
"""What is measured: the charts, the lines or bars of each, and which of Mullion's each is compared with."""

from dataclasses import dataclass

THOUSANDS = (1_000, 10_000, 100_000, 1_000_000)
STARTS = (1, 10_000, 100_000, 1_000_000)
# Documents of a million elements take a browser a gigabyte and half a minute each time.
DOCUMENTS = (1_000, 10_000, 100_000)


@dataclass(frozen=True)
class Series:
    """One line of a chart, or one bar of each of its groups."""

    peer: str
    label: str
    # The words that the peer's program is called with; {n} is the number of items.
    command: tuple
    # Which number of the program's answer is drawn.
    key: str
    sizes: tuple
    # The label of Mullion's series that does the same work, if one does.
    against: str | None = None
    # The group of bars that this one stands in.
    group: str = ""


@dataclass(frozen=True)
class Chart:
    name: str
    title: str
    subtitle: str
    unit: str
    series: tuple
    # Lines over the number of items, or bars.
    is_lines: bool = True


def _windows(sizes, documents, action, key):
    """The lists in a window: the same words, the same action."""
    return (
        Series("GTK", "GTK, strings on demand", ("list", action, "{n}"), key, sizes, "Mullion, data source"),
        Series("GTK", "GTK, GtkStringList", ("strings", action, "{n}"), key, sizes, "Mullion, snapshot"),
        Series("Qt Quick", "Qt Quick, strings on demand", ("list", action, "{n}"), key, sizes,
               "Mullion, data source"),
        Series("Chromium", "Chromium, content-visibility", (action, "list", "{n}", "1"), key, documents,
               "Mullion, snapshot"),
        Series("Chromium", "Chromium, plain", (action, "list", "{n}", "0"), key, documents, "Mullion, snapshot"),
    )


def _starts(key):
    return (
        Series("Mullion", "Mullion, data source", ("list", "start", "{n}"), key, STARTS),
        Series("Mullion", "Mullion, snapshot", ("identified", "start", "{n}"), key, STARTS),
    ) + _windows(STARTS, (1, 10_000, 100_000), "start", key)


def _frames(group, scene):
    compared = f"Mullion, {group}"
    return (
        Series("Mullion", compared, (scene, "scroll", "{n}"), "process", (100_000,), group=group),
        Series("GTK", f"GTK, {group}", (scene, "scroll", "{n}"), "process", (100_000,), compared, group),
        Series("Qt Quick", f"Qt Quick, {group}", (scene, "scroll", "{n}"), "process", (100_000,), compared, group),
    )


def _documents(group, scene):
    return tuple(
        Series("Chromium", f"Chromium, {how}, {group}", ("scroll", scene, "{n}", sections), "process", (100_000,),
               f"Mullion, {group}", group)
        for how, sections in (("content-visibility", "1"), ("plain", "0")))


EDIT = (
    Series("Mullion", "Mullion, snapshot copied", ("identified", "insert", "{n}"), "process", THOUSANDS),
    Series("Mullion", "Mullion, snapshot anew", ("identified", "rebuild", "{n}"), "process", THOUSANDS),
    Series("GTK", "GTK, notified of the change", ("list", "insert", "{n}"), "process", THOUSANDS,
           "Mullion, snapshot copied"),
    Series("GTK", "GTK, GtkStringList", ("strings", "insert", "{n}"), "process", THOUSANDS,
           "Mullion, snapshot copied"),
    Series("Qt Quick", "Qt Quick, notified of the change", ("list", "insert", "{n}"), "process", THOUSANDS,
           "Mullion, snapshot copied"),
    Series("Chromium", "Chromium, content-visibility", ("insert", "list", "{n}", "1"), "process", DOCUMENTS,
           "Mullion, snapshot copied"),
    Series("Chromium", "Chromium, plain", ("insert", "list", "{n}", "0"), "process", DOCUMENTS,
           "Mullion, snapshot copied"),
    Series("DifferenceKit", "DifferenceKit, difference alone", ("insert", "{n}"), "cpu", THOUSANDS),
)

DIFFERENCE = tuple(
    series
    for change, title in (("move", "one moved"), ("half", "half replaced"), ("shuffle", "shuffled"))
    for series in (
        Series("Mullion work", f"Mullion, {title}", ("difference", change, "{n}"), "cpu", THOUSANDS),
        Series("DifferenceKit", f"DifferenceKit, {title}", (change, "{n}"), "cpu", THOUSANDS, f"Mullion, {title}"),
    ))

LAYOUT = (
    Series("Mullion work", "Mullion, a screen of frames", ("layout", "{n}"), "screen", THOUSANDS),
    Series("Mullion work", "Mullion, every frame", ("layout", "{n}"), "all", THOUSANDS),
    Series("Yoga", "Yoga, column of rows", ("rows", "{n}"), "cpu", THOUSANDS, "Mullion, every frame"),
    Series("Yoga", "Yoga, wrapping", ("wrap", "{n}"), "cpu", (1_000, 10_000), "Mullion, every frame"),
    Series("Taffy", "Taffy, column of rows", ("rows", "{n}"), "cpu", (1_000, 10_000), "Mullion, every frame"),
    Series("Taffy", "Taffy, wrapping", ("wrap", "{n}"), "cpu", (1_000, 10_000), "Mullion, every frame"),
    # The package takes half a minute to make a grid of 10,000 nodes.
    Series("Taffy", "Taffy, grid", ("grid", "{n}"), "cpu", (1_000,), "Mullion, every frame"),
    Series("Chromium", "Chromium, grid", ("layout", "grid", "{n}", "0"), "cpu", DOCUMENTS, "Mullion, every frame"),
    Series("Chromium", "Chromium, content-visibility", ("layout", "grid", "{n}", "1"), "cpu", DOCUMENTS,
           "Mullion, a screen of frames"),
)

DRIFT = (
    Series("Mullion", "Mullion", ("varied", "drift", "{n}"), "drift", (10_000,)),
    Series("GTK", "GTK", ("varied", "drift", "{n}"), "drift", (10_000,), "Mullion"),
    Series("Qt Quick", "Qt Quick", ("varied", "drift", "{n}"), "drift", (10_000,), "Mullion"),
    Series("Chromium", "Chromium, content-visibility", ("drift", "{n}"), "drift", (10_000,), "Mullion"),
)

CHARTS = (
    Chart("start", "Start to the first frame", "processor time of all threads, by the number of rows of a list", "ms",
          _starts("cpu")),
    Chart("frame", "A scrolled frame", "processor time of all threads, 100 points a frame, 100,000 items", "ms",
          _frames("list", "list") + _documents("list", "list") + _frames("grid", "grid") + _documents("grid", "grid"),
          is_lines=False),
    Chart("memory", "Memory at the first frame", "resident, shared pages in part, by the number of rows of a list",
          "MB", _starts("pss")),
    Chart("edit", "One row inserted in view", "processor time until the next frame has been drawn", "ms", EDIT),
    Chart("difference", "The difference of two arrays of UUIDs", "processor time, arrays that share nothing", "ms",
          DIFFERENCE),
    Chart("drift", "Drift while heights are corrected",
          "points that the row in the middle moved beyond the 60,000 that were scrolled up, 200 a frame", "points", DRIFT,
          is_lines=False),
    Chart("layout", "Layout of a grid from scratch", "processor time, four columns, by the number of cells", "ms",
          LAYOUT),
)
