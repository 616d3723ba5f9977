# SPDX-License-Identifier: Apache-2.0
"""Draws a chart as SVG: lines over the number of items on logarithmic axes, or bars. Light and dark, each line and
bar labelled where it is, with the least and the most of the rounds."""

import math
from dataclasses import dataclass
from html import escape

WIDTH, LEFT, RIGHT, TOP, PLOT = 860, 70, 300, 74, 330
GAP = 17
# Light and dark; each is readable as text on white and on #0d1117.
COLOURS = {"Mullion": ("#0b5fce", "#6cb2ff"), "GTK": ("#2b7a2f", "#6fcf75"), "Qt Quick": ("#7a3db8", "#c79bff"),
           "Chromium": ("#a85400", "#ffab57"), "Yoga": ("#b3261e", "#ff8f86"), "Taffy": ("#00707a", "#4fd0dc"),
           "DifferenceKit": ("#9a1b66", "#ff8cc6")}


@dataclass(frozen=True)
class Line:
    """What is drawn of one series: points of (items, least, median, most), or one for a bar."""

    peer: str
    label: str
    points: tuple
    group: str = ""


def kind(peer):
    """The class of a peer's colour."""
    return peer.split(" work")[0].replace(" ", "").lower()


def number(value, unit=""):
    """`value` with about three digits, in the unit that suits it."""
    if unit == "ms" and 0 < value < 1:
        value, unit = value * 1000, "µs"
    elif unit == "ms" and value >= 10_000:
        value, unit = value / 1000, "s"
    if value >= 1000:
        text = f"{value:,.0f}"
    elif value >= 99.95:
        text = f"{value:.0f}"
    elif value >= 9.995:
        text = f"{value:.1f}"
    else:
        text = f"{value:.2f}"
    return f"{text} {unit}".strip()


def items(count):
    for size, letter in ((1_000_000, "million"), (1_000, "thousand")):
        if count >= size and count % size == 0:
            return f"{count // size:,} {letter}" if size > 1000 else f"{count:,}"
    return f"{count:,}"


def style():
    rules = []
    for theme, dark in ((0, False), (1, True)):
        ink, soft, line, ground = (("#1c1e21", "#5a6068", "#d9dce1", "#ffffff"),
                                   ("#eceef1", "#a3aab3", "#343a43", "#0d1117"))[theme]
        own = [f"text{{fill:{ink}}}", f".soft{{fill:{soft}}}", f".rule{{stroke:{line}}}", f".ground{{fill:{ground}}}"]
        for peer, colours in COLOURS.items():
            colour = colours[theme]
            own.append(f".{kind(peer)}{{stroke:{colour}}}text.{kind(peer)},.dot.{kind(peer)},.bar.{kind(peer)}"
                       f"{{fill:{colour};stroke:none}}")
        text = "".join(own)
        rules.append(f"@media (prefers-color-scheme:dark){{{text}}}" if dark else text)
    base = ("text{font:13px system-ui,-apple-system,'Segoe UI',Inter,'Noto Sans',sans-serif}"
            ".title{font-size:17px;font-weight:600}.line{fill:none;stroke-width:2}.mullion.line{stroke-width:3.5}"
            "text.mullion{font-weight:600}.leader{stroke-width:1;opacity:.4;fill:none}.whisker{stroke-width:1.5}"
            ".rule{stroke-width:1}.number{font-variant-numeric:tabular-nums}")
    return f"<style>{base}{''.join(rules)}</style>"


def text(x, y, words, name="", anchor="start"):
    return (f'<text x="{x:.1f}" y="{y:.1f}" class="{name}"' + (f' text-anchor="{anchor}"' if anchor != "start" else "")
            + f">{escape(words)}</text>")


def page(height, chart, parts):
    """The whole drawing: ground, title and what is given."""
    head = (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
            f'height="{height:.0f}" role="img" aria-labelledby="title">')
    return "\n".join(
        [head, f'<title id="title">{escape(chart.title)}: {escape(chart.subtitle)}</title>', style(),
         f'<rect class="ground" width="{WIDTH}" height="{height:.0f}"/>', text(24, 32, chart.title, "title"),
         text(24, 53, chart.subtitle + "; less is better", "soft"), *parts, "</svg>", ""])


# --- Lines --------------------------------------------------------------------------------------

def ticks(low, high):
    """Powers of ten, with 2 and 5 where the axis is short."""
    steps = (1, 2, 5) if math.log10(high / low) <= 2.2 else (1,)
    found = []
    for power in range(math.floor(math.log10(low)) - 1, math.ceil(math.log10(high)) + 1):
        found += [step * 10.0 ** power for step in steps if low <= step * 10.0 ** power <= high * 1.0001]
    return found


def spread(wanted, least, most):
    """The heights of labels near those that are wanted, none nearer to another than a line."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    placed = [min(max(wanted[index], least), most) for index in order]
    for _ in range(200):
        for index in range(1, len(placed)):
            overlap = placed[index - 1] + GAP - placed[index]
            if overlap > 0:
                placed[index - 1] -= overlap / 2
                placed[index] += overlap / 2
        shift = max(0, least - placed[0]) if placed else 0
        placed = [height + shift for height in placed]
        shift = max(0, placed[-1] - most) if placed else 0
        placed = [height - shift for height in placed]
    answer = [0.0] * len(wanted)
    for place, index in enumerate(order):
        answer[index] = placed[place]
    return answer


def lines(chart, drawn):
    values = [value for line in drawn for point in line.points for value in point[1:]]
    counts = sorted({point[0] for line in drawn for point in line.points})
    low, high = min(values) / 1.25, max(values) * 1.25
    right = WIDTH - RIGHT

    def x(count):
        return LEFT + 12 + (right - LEFT - 24) * math.log(count / counts[0]) / math.log(counts[-1] / counts[0])

    def y(value):
        return TOP + PLOT * (1 - math.log(value / low) / math.log(high / low))

    parts = []
    for value in ticks(low, high):
        parts.append(f'<path class="rule" d="M{LEFT} {y(value):.1f}H{right}"/>')
        parts.append(text(LEFT - 8, y(value) + 4.5, number(value, chart.unit).replace(".00 ", " ").replace(".0 ", " "), "soft number", "end"))
    for count in counts:
        parts.append(text(x(count), TOP + PLOT + 22, items(count), "soft number", "middle"))
    ends = [line.points[-1] for line in drawn]
    heights = spread([y(end[2]) for end in ends], TOP + 4, TOP + PLOT - 2)
    seen = {}
    for line, end, height in zip(drawn, ends, heights, strict=True):
        name = kind(line.peer)
        dash = ("", ' stroke-dasharray="7 4"', ' stroke-dasharray="2 4"')[min(seen.get(name, 0), 2)]
        seen[name] = seen.get(name, 0) + 1
        path = "L".join(f"{x(count):.1f} {y(middle):.1f}" for count, _, middle, _ in line.points)
        parts.append(f'<path class="{name} leader" d="M{x(end[0]):.1f} {y(end[2]):.1f}L{right + 6} {height:.1f}"/>')
        parts.append(f'<path class="{name} line" d="M{path}"{dash}/>')
        for count, least, middle, most in line.points:
            parts.append(f'<path class="{name} whisker" d="M{x(count):.1f} {y(least):.1f}V{y(most):.1f}"/>')
            parts.append(f'<circle class="{name} dot" cx="{x(count):.1f}" cy="{y(middle):.1f}" r="3.5"/>')
        parts.append(text(right + 10, height + 4.5, f"{line.label}  {number(end[2], chart.unit)}", f"{name} number"))
    return page(TOP + PLOT + 40, chart, parts)


# --- Bars ---------------------------------------------------------------------------------------

def bars(chart, drawn):
    start, end = 250, WIDTH - 110
    highest = max(line.points[0][3] for line in drawn) or 1
    parts, y, group = [], TOP + 4, None
    for line in drawn:
        if line.group != group:
            y += 26 if group is not None else 10
            group = line.group
            if group:
                parts.append(text(24, y, group, "soft"))
                y += 12
        _, least, middle, most = line.points[0]
        name = kind(line.peer)
        scale = (end - start) / highest
        label = line.label.removesuffix(f", {group}")
        parts.append(text(start - 10, y + 14, label, name, "end"))
        parts.append(f'<rect class="{name} bar" x="{start}" y="{y}" width="{max(1.0, middle * scale):.1f}" height="18" '
                     f'rx="2"/>')
        if most > least:
            parts.append(f'<path class="{name} whisker" d="M{start + least * scale:.1f} {y + 21}'
                         f'H{start + most * scale:.1f}"/>')
        parts.append(text(start + most * scale + 8, y + 14, number(middle, chart.unit), "number"))
        y += 25
    return page(y + 22, chart, parts)


def draw(chart, drawn):
    """The SVG of `chart`, of those of its series that were measured."""
    return lines(chart, drawn) if chart.is_lines else bars(chart, drawn)
