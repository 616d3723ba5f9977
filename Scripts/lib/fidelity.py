# SPDX-License-Identifier: Apache-2.0
"""The pages of fidelity: the column of declarations without effect in their tables, and the totals of the entrance.

A declaration without effect has `- Note: Has no effect on Linux.` in its documentation, or `Stored; has no effect`;
an argument without effect has `- Note: `animated` has no effect`. Both are read from the sources, without a build.
"""

import csv
import re
from collections import Counter, defaultdict

from house_rules import closing, code_only, line_at

FOLDER = "Documentation/Fidelity"
ENTRANCE = "README.md"
EXPECTED = "Documentation/Declarations.tsv"
# The folders of what applications import: UIKit, and the frameworks beside it.
FOLDERS = ("Sources/Base/", "Sources/Controllers/", "Sources/Frameworks/", "Sources/Lists/", "Sources/Views/")
COLUMN = "inert"
# The order of the pages in the table of totals.
ORDER = ("layout", "data-sources", "collection-views", "cells-and-lists", "tables", "scroll-views", "views", "interaction", "controls",
         "drawing", "text", "controllers", "application", "accessibility", "frameworks")
# Protocols that the library hides, and the type whose row has their members.
HIDDEN = {
    "AccessibleObject": "UIAccessibilityElement", "_AccessibleByName": "UIAccessibilityElement",
    "_KeyValueCodingAndObserving": "NSObject",
}
# Types on a lower rung than the class that UIKit nests them in, which has an alias.
ALIASES = {
    "UICollectionView.ElementCategory": "UICollectionElementCategory",
    "UICollectionView.ScrollDirection": "UICollectionViewScrollDirection",
    "UICollectionView.ScrollPosition": "UICollectionViewScrollPosition",
}
# The order of the table in the entrance.
KINDS = {
    "property": "properties",
    "method": "methods and initialisers",
    "requirement": "delegate methods and other requirements that nothing calls",
    "constant": "cases and constants",
    "type": "types, with all of their members",
    "argument": "arguments of methods that otherwise work",
}
NOTE = re.compile(r"- Note: (?:Stored; h|H)as no effect", re.I)
ARGUMENTS = re.compile(r"- Note: ((?:The )?[^.;:]*?),? (?:is stored, but )?ha(?:s|ve) no effect")
HEAD = re.compile(
    r"\s*(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)(?P<words>(?:[a-z]+(?:\([a-z]+\))?\s+)*?)"
    r"(?P<kind>func|var|let|case|init|subscript|class(?!\s+(?:func|var|subscript)\b)|struct|enum|protocol|actor|typealias|extension)\b"
    r"[?!]?\s*(?P<name>[\w.`]*|[^\s(\w]+)")
SCOPE = re.compile(
    r"^[ \t]*(?P<words>(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+\s+)*)"
    r"(?P<kind>class|struct|enum|protocol|actor|extension)\s+(?P<name>[A-Z_][\w.]*)", re.M)


class Inert:
    """A public declaration without effect, or a method one of whose arguments has none."""

    def __init__(self, kind, file, line, owner, name, arguments=()):
        self.kind, self.file, self.line = kind, file, line
        self.owner, self.name, self.arguments = owner, name, arguments

    @property
    def path(self):
        """The dotted name of the type that the declaration belongs to, or of itself where it is a type."""
        own = self.name.split("(")[0] if self.kind == "type" or not self.owner else ""
        return ".".join(filter(None, [self.owner, own]))

    def __repr__(self):
        return f"{self.file}:{self.line} {self.owner}.{self.name}"


# --- Sources ------------------------------------------------------------------------------------

def inert_declarations(texts):
    """The public declarations that are documented to have no effect, from texts by file name."""
    found = []
    for file, text in texts.items():
        if "no effect" in text:
            found += inert_in(file, text)
    return found


def inert_in(file, text):
    code = code_only(text, in_place=True)
    scopes = [scope_of(match, code) for match in SCOPE.finditer(code)]
    found = []
    for comment in re.finditer(r"(?:^[ \t]*///[^\n]*\n)+", text, re.M):
        words = " ".join(re.sub(r"^[ \t]*/// ?", "", line).strip() for line in comment[0].splitlines())
        arguments = [name for said in ARGUMENTS.findall(words) for name in re.findall(r"`(\w+)`", said)]
        if not arguments and not NOTE.search(words):
            continue
        # Conditions of compilation may stand between a comment and its declaration.
        start = comment.end()
        while line := re.compile(r"[ \t]*#\w+[^\n]*\n").match(code, start):
            start = line.end()
        head = HEAD.match(code, start)
        if head:
            around = [scope for scope in scopes if scope["start"] < head.start("kind") < scope["end"]]
            found += declared(head, code, file, around, [] if NOTE.search(words) else arguments)
    return found


def scope_of(match, code):
    brace = code.find("{", match.end())
    return {"start": match.end(), "end": closing(code, brace) if brace >= 0 else len(code), "kind": match["kind"],
            "name": match["name"], "seen": bool({"public", "open"} & set(match["words"].split()))}


def declared(head, code, file, around, arguments):
    words, kind, name = set(head["words"].split()), head["kind"], head["name"].strip("`")
    inner = around[-1] if around else None
    in_protocol = bool(inner and inner["kind"] == "protocol" and inner["seen"])
    is_case = kind == "case" and inner and inner["seen"]
    seen = bool(words & {"public", "open"}) or in_protocol or is_case or bool(
        inner and inner["kind"] == "extension" and inner["seen"])
    if not seen or kind == "extension" or words & {"private", "fileprivate", "internal", "package"}:
        return []
    owner = ".".join(scope["name"] for scope in around)
    owner = HIDDEN.get(owner, owner)
    line = line_at(code, head.start("kind"))
    if kind in ("func", "init", "subscript"):
        name = labelled(name or kind, code, head.end())
    if arguments:
        what = "argument"
    elif kind in ("class", "struct", "enum", "protocol", "actor", "typealias") and name:
        what = "type"
    elif in_protocol and kind == "func":
        what = "requirement"
    elif kind in ("func", "init", "subscript"):
        what = "method"
    elif kind == "case" or words & {"static", "class"} or not around:
        what = "constant"
    else:
        what = "property"
    return [Inert(what, file, line, owner, name, tuple(dict.fromkeys(arguments)))]


def labelled(name, code, at):
    """A function's name with its labels."""
    paren = code.find("(", at)
    if paren < 0:
        return name
    inside = re.sub(r"\([^()]*\)", "", re.sub(r"<[^<>]*>", "", code[paren + 1:closing(code, paren)]))
    labels = re.findall(r"(?:^|,)\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:", inside)
    return f"{name}({''.join(label + ':' for label in labels)})"


# --- Rows ---------------------------------------------------------------------------------------

def members_of_areas(text):
    """The area of each expected member, by type and by name without labels, from Declarations.tsv."""
    found = {}
    for row in csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE):
        type_name = ALIASES.get(row["type"], row["type"])
        found.setdefault((type_name, row["member"]), row["area"])
        found.setdefault((type_name, row["member"].split("(")[0]), row["area"])
    return found


class Row:
    """A row of a table about types."""

    def __init__(self, place, number, cells, area, has_state):
        self.place, self.number, self.cells, self.area = place, number, cells, area
        self.names = [ALIASES.get(name, name) for name in re.findall(r"`([^`]+)`", cells[0])]
        self.has_state = has_state
        self.inert = []


def rows_of(place, text):
    """The rows of a page's tables that have a column of declarations without effect."""
    found, area, columns = [], None, None
    for number, line in enumerate(text.splitlines()):
        if marker := re.match(r"<!-- (area (\d+)|end of area)", line):
            area = marker[2]
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] if line.startswith("|") else None
        if cells is None:
            columns = None
        elif columns is None:
            columns = cells if COLUMN in cells else []
        elif columns and not set(cells[0]) <= set("-: "):
            row = Row(place, number, cells, area, "state" in columns)
            row.column = columns.index(COLUMN)
            row.state = cells[columns.index("state")] if row.has_state else ""
            found.append(row)
    return found


def distributed(rows, declarations, areas):
    """Gives each row what belongs to its types; returns the declarations whose type is in no row."""
    by_name, left = defaultdict(list), []
    for row in rows:
        for name in row.names:
            by_name[name].append(row)
    for declaration in declarations:
        mine, name = [], declaration.path
        while name and not mine:
            mine = by_name.get(f"{name}.{declaration.name}") or by_name.get(f"{name}.{declaration.name.split('(')[0]}") \
                or by_name.get(name, [])
            owner, name = name, name.rpartition(".")[0]
        if not mine:
            left.append(declaration)
            continue
        area = areas.get((owner, declaration.name)) or areas.get((owner, declaration.name.split("(")[0]))
        chosen = next((row for row in mine if area and row.area == area), mine[0])
        chosen.inert.append((owner, declaration))
    return left


def cell(row):
    """The text of the column in a row: members by type; without the type where the row has only one."""
    parts = defaultdict(list)
    for owner, declaration in row.inert:
        inner = declaration.path.removeprefix(owner).lstrip(".")
        if declaration.kind == "type":
            text = f"`{inner or owner}`, all of it"
        else:
            text = f"`{inner + '.' if inner else ''}{declaration.name}`"
            if declaration.arguments:
                text = f"{' and '.join(f'`{name}`' for name in declaration.arguments)} of {text}"
        alone = declaration.kind == "type" and not inner or not declaration.owner
        if text not in parts["" if alone else owner]:
            parts["" if alone else owner].append(text)
    has_one_type = sum(name[:1].isupper() for name in row.names) == 1
    return "; ".join(
        f"{'' if has_one_type or not owner else f'`{owner}`: '}{', '.join(texts)}" for owner, texts in sorted(parts.items()))


def with_inert(text, rows):
    """A page's text with the column filled in."""
    lines = text.splitlines(keepends=True)
    for row in rows:
        row.cells[row.column] = cell(row).replace("|", "\\|")
        lines[row.number] = f"| {' | '.join(row.cells)} |\n"
    return "".join(lines)


# --- The entrance -------------------------------------------------------------------------------

def states(rows):
    """The number of rows of each state; rows that lead to another row do not count."""
    found = Counter(re.match(r"\w*", row.state)[0] for row in rows)
    return [found[state] for state in ("complete", "part", "none")]


def declarations_of(rows):
    """The number of declarations that exist and of those that are expected, of rows that have them."""
    numbers = [match for row in rows for text in row.cells if (match := re.fullmatch(r"(\d+) of (\d+)", text))]
    return [sum(int(match[i]) for match in numbers) for i in (1, 2)]


def totals(pages, titles):
    """The tables of the entrance: rows by page and state, and declarations without effect by class."""
    lines = ["| page | declarations | rows complete | part | none | inert declarations |", "| --- | --: | --: | --: | --: | --: |"]
    inert, all_rows = Counter(), [row for rows in pages.values() for row in rows]
    for name, rows in [*pages.items(), (None, all_rows)]:
        mine = [declaration for row in rows for _, declaration in row.inert]
        here, expected = declarations_of(rows)
        label = f"[{titles[name]}]({name})" if name else "all"
        numbers = [f"{here:,} of {expected:,}" if expected else "", *states(rows), len(mine)]
        lines.append(f"| {label} | {' | '.join(map(str, numbers))} |")
    inert.update(declaration.kind for row in all_rows for _, declaration in row.inert)
    lines += ["", "Declarations without effect, by class:", "", "| class | number |", "| --- | --: |"]
    lines += [f"| {text} | {inert[kind]} |" for kind, text in KINDS.items()]
    lines.append(f"| all | {inert.total()} |")
    return "\n".join(lines)


def with_block(text, begin, end, content, place):
    """A page with `content` between two markers."""
    pattern = re.compile(re.escape(begin) + r".*?" + re.escape(end), re.S)
    if not pattern.search(text):
        raise ValueError(f"{place} has no line {begin}")
    return pattern.sub(lambda _: f"{begin}\n\n{content}\n\n{end}", text)


def updated(texts, sources, expected):
    """The pages with the column and the totals as the sources have them, and the declarations that no row has.

    - texts: the pages by file name.
    - sources: the texts of the library by file name.
    - expected: the text of Declarations.tsv.
    """
    names = [f"{name}.md" for name in ORDER if f"{name}.md" in texts]
    names += sorted(set(texts) - set(names) - {ENTRANCE})
    pages = {name: rows_of(name, texts[name]) for name in names}
    left = distributed([row for rows in pages.values() for row in rows], inert_declarations(sources),
                       members_of_areas(expected))
    new = {name: with_inert(texts[name], rows) for name, rows in pages.items()}
    titles = {name: re.search(r"(?m)^# (.*)", texts[name])[1] for name in names}
    new[ENTRANCE] = with_block(
        texts[ENTRANCE], "<!-- totals: made by Scripts/api-table -->", "<!-- end of totals -->", totals(pages, titles),
        f"{FOLDER}/{ENTRANCE}")
    return new, left


def sources(root, names):
    """The texts of the files of Swift that have declarations for applications, of the names of all files."""
    return {name: (root / name).read_text() for name in names if name.startswith(FOLDERS) and name.endswith(".swift")}
