# SPDX-License-Identifier: Apache-2.0
"""The tables of Documentation/Peers.md, made of the results."""

import re
import statistics

from chart import items, number


def middle(values):
    return statistics.median(values)


def ratios(ours, theirs):
    """How many times theirs ours takes, in each round."""
    return sorted(one / other for one, other in zip(ours, theirs, strict=True) if other > 0)


def comparisons(charts, results):
    """What each series of a peer comes to beside Mullion's: (ratios, chart, size, series, ours, theirs)."""
    for chart in charts:
        for series in chart.series:
            for size in series.sizes:
                theirs = results.get((chart.name, series.label, size))
                ours = results.get((chart.name, series.against, size))
                if not series.against or not ours or not theirs:
                    continue
                if found := ratios(ours, theirs):
                    yield found, chart, size, series, ours, theirs


def losses(charts, results):
    """A table of what Mullion does slower or with more than a peer, worst first."""
    lost = [row for row in comparisons(charts, results) if middle(row[0]) > 1.05]
    lost.sort(key=lambda row: -middle(row[0]))
    lines = ["| work | n | Mullion | peer | times the peer's (spread) |", "| --- | --: | --: | --: | --- |"]
    for found, chart, size, series, ours, theirs in lost:
        lines.append(f"| {chart.title}: {series.against} | {items(size)} | {number(middle(ours), chart.unit)} | "
                     f"{series.label}: {number(middle(theirs), chart.unit)} | {factor(middle(found))} "
                     f"({factor(found[0])}–{factor(found[-1])}) |")
    return "\n".join(lines) if lost else "Nowhere in this run."


def factor(value):
    return f"{value:.0f}" if value >= 10 else f"{value:.2f}" if value >= 0.01 else f"{value:.4f}"


def table(chart, results):
    """The medians of a chart with the least and the most."""
    sizes = sorted({size for series in chart.series for size in series.sizes})
    lines = ["| " + " | ".join([f"{chart.unit}", *map(items, sizes)]) + " |", "| --- " + "| --: " * len(sizes) + "|"]
    for series in chart.series:
        cells = []
        for size in sizes:
            values = results.get((chart.name, series.label, size))
            cells.append(f"{number(middle(values), chart.unit)} "
                         f"({number(min(values), chart.unit)}–{number(max(values), chart.unit)})" if values else "")
        if any(cells):
            lines.append(f"| {series.label} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def fill(path, parts):
    """Replaces what stands between the marks of each part of the page at `path`."""
    text = path.read_text(encoding="utf-8")
    for name, body in parts.items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        text = re.sub(f"{begin}.*?{end}", lambda _: f"{begin}\n\n{body}\n\n{end}", text, flags=re.DOTALL)
    path.write_text(text, encoding="utf-8")
