# SPDX-License-Identifier: Apache-2.0
"""Swift of layouts that are described as JSON (Documentation/LayoutFormat.md), as an application writes it.

`listing` returns the Swift of a layout; `problems` compiles and runs listings, and names those whose layouts differ from
their descriptions.
"""

import json
import math
import subprocess
import tempfile
from pathlib import Path

# The number of characters in a line beside a drawing.
WIDTH = 60
STEP = "  "
INSETS = ("top", "leading", "bottom", "trailing")
EDGES = ("leading", "top", "trailing", "bottom")
# The names of variables, by what they hold.
BOUNDARIES = {"top": "header", "bottom": "footer"}
NESTED = {"horizontal": "row", "vertical": "column"}
COUNTING = {"subitem:count": "subitem", "repeatingSubitem:count": "repeatingSubitem"}


# --- Expressions ----------------------------------------------------------------------------------
# A value is text, a list of texts, or a call: a name with pairs of a label and a value.

def parts_of(value):
    """The opening bracket, the labelled parts and the closing bracket of a list or a call."""
    if isinstance(value, list):
        return "[", [("", part) for part in value], "]"
    return f"{value[0]}(", [(f"{label}: " if label else "", part) for label, part in value[1]], ")"


def in_line(value):
    """A value on one line, however long."""
    if isinstance(value, str):
        return value
    opening, parts, closing = parts_of(value)
    return opening + ", ".join(label + in_line(part) for label, part in parts) + closing


def rendered(begin, value, indent="", tail=""):
    """A value after `begin` and before `tail`: on one line if it fits, otherwise with its parts on the next line, or on one
    each."""
    line = begin + in_line(value) + tail
    if len(indent + line) <= WIDTH or isinstance(value, str):
        return line
    opening, parts, closing = parts_of(value)
    if not parts:
        return line
    inner, end = indent + STEP, closing + tail
    line = inner + in_line(value)[len(opening):-1] + end
    if len(line) <= WIDTH:
        return f"{begin}{opening}\n{line}"
    tails = [","] * (len(parts) - 1) + [end]
    return "\n".join([begin + opening, *(inner + rendered(label, part, inner, after)
                                         for (label, part), after in zip(parts, tails))])


def assigned(place, value):
    """An assignment; a value whose beginning does not fit on the line of `=` is on the next one."""
    text = rendered(f"{place} = ", value)
    if len(text.partition("\n")[0]) <= WIDTH:
        return text
    return f"{place} =\n{STEP}" + rendered("", value, STEP)


def number(value):
    """A literal; a share with endless decimals is a fraction."""
    value = float(value)
    if value.is_integer() and abs(value) < 1e15:
        return str(int(value))
    for parts in (3, 6, 7, 9) if 0 < value < 1 else ():
        count = round(value * parts)
        if math.gcd(count, parts) == 1 and count / parts == value:
            return f"{count} / {parts}"
    return repr(value)


def flag(value):
    return "true" if value else "false"


def case(name):
    return f".{name}"


def text(words):
    return json.dumps(words, ensure_ascii=False)


def dimension(field):
    (kind, value), = field.items()
    label = "estimate: " if kind == "uniformAcrossSiblings" else ""
    return f".{kind}({label}{number(value)})"


def size(part):
    return "NSCollectionLayoutSize", [("widthDimension", dimension(part["width"])),
                                      ("heightDimension", dimension(part["height"]))]


def insets(field):
    return "NSDirectionalEdgeInsets", [(edge, number(field.get(edge, 0))) for edge in INSETS]


def spacing(field):
    if field is None:
        return "nil"
    (kind, value), = field.items()
    return f".{kind}({number(value)})"


def edge_spacing(field):
    return "NSCollectionLayoutEdgeSpacing", [(edge, spacing(field.get(edge))) for edge in EDGES]


def point(field):
    return "CGPoint", [("x", number(field[0])), ("y", number(field[1]))]


def anchor(field):
    arguments = [("edges", [case(edge) for edge in field["edges"]])]
    if any(field.get("absoluteOffset", [])):
        arguments.append(("absoluteOffset", point(field["absoluteOffset"])))
    # A fractional offset of zero differs from none.
    if "fractionalOffset" in field:
        arguments.append(("fractionalOffset", point(field["fractionalOffset"])))
    return "NSCollectionLayoutAnchor", arguments


def assignments(name, part, properties):
    """Assignments of the properties that a part has with a value other than the default.

    - properties: the name of each, its default, and the function that returns a value's Swift.
    """
    return [assigned(f"{name}.{field}", swift(part[field])) for field, default, swift in properties
            if field in part and part[field] != default]


# --- Layouts --------------------------------------------------------------------------------------

class Listing:
    """The statements that make a layout, one paragraph for each of its parts.

    - totals: the number of variables that share a word, which a first listing of the same layout counted.
    """

    def __init__(self, layout, totals=None):
        self.layout, self.paragraphs, self.counts, self.known = layout, [], {}, {}
        self.totals = Listing(layout, {}).code_and_counts()[1] if totals is None else totals
        self.own = [self.once(part, self.section) for part in layout.get("sections", [])]
        self.other = self.once(layout["sectionForAll"], self.section) if "sectionForAll" in layout else None

    def name(self, word):
        """A new variable's name, with a number if several variables share the word."""
        self.counts[word] = self.counts.get(word, 0) + 1
        return f"{word}{self.counts[word]}" if self.totals.get(word, 1) > 1 else word

    def add(self, *lines):
        self.paragraphs.append("\n".join(lines))

    def new(self, word, function, arguments):
        """A new variable: its name and the line that declares it."""
        name = self.name(word)
        return name, assigned(f"let {name}", (function, arguments))

    def once(self, part, make):
        """The name of a part, which is added unless an equal one was."""
        key = json.dumps(part, sort_keys=True)
        if key not in self.known:
            self.known[key] = make(part)
        return self.known[key]

    def item(self, part, is_nested=True):
        """Adds an item or a group, and what it holds; returns its name."""
        kind = part.get("type", "item")
        badges = self.badges(part)
        if kind == "item":
            more = [("supplementaryItems", badges)] if badges else []
            name, line = self.new("item", "NSCollectionLayoutItem", [("layoutSize", size(part)), *more])
            lines = [line]
        else:
            make = {"group": self.group, "waterfall": self.waterfall, "customGroup": self.custom}[kind]
            name, line = make(part, NESTED.get(part.get("axis"), "group") if is_nested else "group")
            lines = [line, *assignments(name, part, [("interItemSpacing", {"fixed": 0}, spacing)])]
            if badges:
                lines.append(assigned(f"{name}.supplementaryItems", badges))
        self.add(*lines, *assignments(name, part, [
            ("contentInsets", {}, insets), ("edgeSpacing", None, edge_spacing)]))
        return name

    def group(self, part, word):
        subitems = [self.once(inner, self.item) for inner in part["subitems"]]
        arguments = [("subitems", subitems)] if part["factory"] == "subitems" else [
            (COUNTING[part["factory"]], subitems[0]), ("count", str(part["count"]))]
        return self.new(word, f"NSCollectionLayoutGroup.{part['axis']}", [("layoutSize", size(part)), *arguments])

    def waterfall(self, part, word):
        is_vertical = part["axis"] == "vertical"
        (kind, value), = part["lanes"].items()
        if kind == "minimum":
            kind = "minimumWidth" if is_vertical else "minimumHeight"
        arguments = [("columns" if is_vertical else "rows", f".{kind}({number(value)})")]
        if not is_vertical and part["height"] != {"fractionalHeight": 1}:
            arguments.append(("height", dimension(part["height"])))
        length = part["height" if is_vertical else "width"]["estimated"]
        arguments.append(("estimatedHeight" if is_vertical else "estimatedWidth", number(length)))
        if "spans" in part:
            arguments.append(("spans", [str(span) for span in part["spans"]]))
        return self.new(word, "NSCollectionLayoutGroup.waterfall", arguments)

    def custom(self, part, word):
        name, opening = self.new(word, "NSCollectionLayoutGroup.custom", [("layoutSize", size(part))])
        opening = opening.removesuffix(")") + ("\n)" if "\n" in opening else ")")
        places = []
        for place in part["customItems"]:
            frame, order = (place[:4], sum(place[4:])) if isinstance(place, list) else (place["frame"], place.get("zIndex", 0))
            arguments = [("frame", ("CGRect", list(zip(("x", "y", "width", "height"), map(number, frame)))))]
            arguments += [("zIndex", str(order))] if order else []
            places.append(STEP * 2 + rendered("", ("NSCollectionLayoutGroupCustomItem", arguments), STEP * 2, ","))
        items = [STEP + "[", *places, STEP + "]"] if places else [STEP + "[]"]
        return name, "\n".join([f"{opening} {{ _ in", *items, "}"])

    def badges(self, part):
        """Adds the supplementary items of an item; returns their names."""
        names = []
        for badge in part.get("supplementaryItems", []):
            anchors = [(label, anchor(badge[label])) for label in ("containerAnchor", "itemAnchor") if label in badge]
            name, line = self.new("badge", "NSCollectionLayoutSupplementaryItem", [
                ("layoutSize", size(badge)), ("elementKind", text(badge["kind"])), *anchors])
            self.add(line, *assignments(name, badge, [("contentInsets", {}, insets), ("zIndex", 1, str)]))
            names.append(name)
        return names

    def boundaries(self, part):
        """Adds the boundary items of a section or the layout; returns their names."""
        names = []
        for item in part.get("boundarySupplementaryItems", []):
            offset = item.get("absoluteOffset", [])
            name, line = self.new(
                BOUNDARIES.get(item["alignment"], "boundary"), "NSCollectionLayoutBoundarySupplementaryItem", [
                    ("layoutSize", size(item)), ("elementKind", text(item["kind"])), ("alignment", case(item["alignment"])),
                    *([("absoluteOffset", point(offset))] if any(offset) else [])])
            self.add(line, *assignments(name, item, [
                ("extendsBoundary", True, flag), ("pinToVisibleBounds", False, flag), ("contentInsets", {}, insets),
                ("zIndex", 1, str)]))
            names.append(name)
        return names

    def backgrounds(self, part):
        """Adds the decoration items of a section; returns their names."""
        names = []
        for item in part.get("decorationItems", []):
            name, line = self.new("background", "NSCollectionLayoutDecorationItem.background",
                                  [("elementKind", text(item["kind"]))])
            self.add(line, *assignments(name, item, [("contentInsets", {}, insets), ("zIndex", 0, str)]))
            names.append(name)
        return names

    def section(self, part):
        """Adds a section; returns its name."""
        group = self.once(part["group"], lambda part: self.item(part, is_nested=False))
        boundaries, backgrounds = self.boundaries(part), self.backgrounds(part)
        name, line = self.new("section", "NSCollectionLayoutSection", [("group", group)])
        lines = [line, *assignments(name, part, [
            ("contentInsets", {}, insets), ("interGroupSpacing", 0, number), ("contentInsetsReference", "automatic", case),
            ("supplementaryContentInsetsReference", "automatic", case), ("orthogonalScrollingBehavior", "none", case),
            ("supplementariesFollowContentInsets", True, flag), ("isLooping", False, flag)])]
        lines += assignments(f"{name}.orthogonalScrollingProperties", part.get("orthogonalScrollingProperties", {}), [
            ("bounce", "automatic", case),
            ("decelerationRate", "automatic", lambda rate: case(rate) if isinstance(rate, str) else f".init(rawValue: {rate})")])
        if boundaries:
            lines.append(assigned(f"{name}.boundarySupplementaryItems", boundaries))
        if backgrounds:
            lines.append(assigned(f"{name}.decorationItems", backgrounds))
        self.add(*lines)
        return name

    def configuration(self):
        """Adds a configuration unless all of it is the default; returns whether it did."""
        boundaries = self.boundaries(self.layout)
        lines = assignments("configuration", self.layout, [
            ("scrollDirection", "vertical", case), ("interSectionSpacing", 0, number), ("contentInsetsReference", "safeArea", case)])
        if boundaries:
            lines.append(assigned("configuration.boundarySupplementaryItems", boundaries))
        if lines:
            self.add(assigned("let configuration", ("UICollectionViewCompositionalLayoutConfiguration", [])), *lines)
        return bool(lines)

    def code_and_counts(self):
        """All statements, the last of which declares `layout`, and the number of variables by their words."""
        own, other, more = self.own, self.other, [("configuration", "configuration")] if self.configuration() else []
        # UIKit has an initializer for a layout of one section.
        if len(own) + bool(other) == 1:
            self.add(assigned("let layout", ("UICollectionViewCompositionalLayout", [("section", other or own[0]), *more])))
        else:
            chosen = f"index < {len(own)} ? sections[index] : {other}" if other else "sections[index]"
            lines = ["let layout = UICollectionViewCompositionalLayout { index, _ in", f"{STEP}{chosen}", "}"]
            if more:
                lines = ["let layout = UICollectionViewCompositionalLayout(", f"{STEP}sectionProvider: {{ index, _ in",
                         f"{STEP * 2}{chosen}", f"{STEP}}}, configuration: configuration)"]
            self.add(assigned("let sections", own), *lines)
        return "\n\n".join(self.paragraphs) + "\n", self.counts


def listing(layout):
    """The Swift that makes a layout: statements, the last of which declares `layout`."""
    return Listing(layout).code_and_counts()[0]


# --- Proof ----------------------------------------------------------------------------------------

PREFACE = """import Foundation
import MullionExtras
import UIKit

final class Surroundings: NSObject, NSCollectionLayoutEnvironment {
  var container: any NSCollectionLayoutContainer { fatalError("no listing reads the container") }
  var traitCollection: UITraitCollection { UITraitCollection() }
}

struct Listing {
  var name: String
  var description: String
  var made: @MainActor () throws -> LayoutDescription
}

@main @MainActor struct Listings {
  static func main() throws {
    for listing in listings {
      do {
        let made = try listing.made(), description = try built(LayoutDescription(json: Data(listing.description.utf8)))
        if made != description { print(listing.name, written(made), "instead of", written(description)) }
      } catch {
        print(listing.name, error)
      }
    }
  }

  /// The description of what a description makes: UIKit changes sizes of counted items.
  static func built(_ description: LayoutDescription) throws -> LayoutDescription {
    let count = description.numberOfSections
    return try LayoutDescription(
      sections: (0..<count).compactMap(description.section), sectionForAll: description.section(at: count),
      configuration: description.configuration, environment: Surroundings())
  }

  static func written(_ description: LayoutDescription) -> String {
    let text = (try? description.json()).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.filter { !$0.isWhitespace }
  }
}
"""


def program(layouts):
    """A program that makes each layout with its listing, and prints those that differ from their descriptions.

    - layouts: descriptions by name.
    """
    functions, entries = [], []
    for at, (name, layout) in enumerate(layouts.items()):
        made = Listing(layout)
        code, _ = made.code_and_counts()
        functions.append(f"""@MainActor func made{at}() throws -> LayoutDescription {{
#sourceLocation(file: "{name}", line: 1)
{code}#sourceLocation()
return try LayoutDescription(
  sections: [{', '.join(made.own)}], sectionForAll: {made.other or "nil"}, configuration: layout.configuration,
  environment: Surroundings())
}}
""")
        entries.append(f"  Listing(name: {text(name)}, description: ##\"{json.dumps(layout)}\"##, made: made{at}),\n")
    return PREFACE + "@MainActor let listings = [\n" + "".join(entries) + "]\n" + "".join(functions)


def problems(layouts, options, objects=None):
    """Listings that do not compile, or whose layouts differ from their descriptions.

    - layouts: descriptions by name.
    - options: arguments of the compiler that locate the modules.
    - objects: arguments that link the modules; without them the listings are compiled only.
    """
    with tempfile.TemporaryDirectory() as folder:
        file, tool = Path(folder) / "Listings.swift", Path(folder) / "listings"
        file.write_text(program(layouts))
        done = subprocess.run(
            ["swiftc", "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-module-name", "Listings",
             *options, str(file), *(["-typecheck"] if objects is None else ["-Onone", *objects, "-o", str(tool)])],
            capture_output=True, text=True)
        if done.returncode:
            found = [line.replace(": error: ", ": ") for line in done.stderr.splitlines() if ": error: " in line]
            return found or [done.stderr[-2000:]]
        if objects is None:
            return []
        done = subprocess.run([tool], capture_output=True, text=True)
        stopped = [f"the listings of layouts stop the program that runs them: {done.stderr[-2000:]}"] if done.returncode else []
        return ["{}: its Swift makes {}".format(*line.split(" ", 1)) for line in done.stdout.splitlines()] + stopped
