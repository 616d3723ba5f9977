# SPDX-License-Identifier: Apache-2.0
"""Arrows between the folders of a module, read from the index that a debug build leaves.

An arrow goes from a file to another file of the same module that defines something the first one
names; what an extension extends and what a type conforms to count as named. The folders of a module
have an order, which ARCHITECTURE.md writes down, the lowest first. An arrow to a folder that stands
higher points up. Scripts/lib/arrows.txt says how many of these there are still between two folders,
and how many files the largest cycle of a module has. No number rises unless a commit says what for.
"""

import ctypes
import json
import re
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

RATCHET = "Scripts/lib/arrows.txt"
ORDERS = "ARCHITECTURE.md"
REBUILD = "run swift build, then Scripts/check --arrows again"


# --- The index ----------------------------------------------------------------------------------

class Text(ctypes.Structure):
    """A string of libIndexStore's."""
    _fields_ = [("start", ctypes.c_void_p), ("count", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.start, self.count).decode() if self.start else ""


POINTER, BOOL, INT, STRING = ctypes.c_void_p, ctypes.c_bool, ctypes.c_int, ctypes.c_char_p
FUNCTIONS = {
    "store_create": (POINTER, STRING, POINTER),
    "store_dispose": (None, POINTER),
    "store_units_apply_f": (BOOL, POINTER, ctypes.c_uint, POINTER, POINTER),
    "unit_reader_create": (POINTER, POINTER, STRING, POINTER),
    "unit_reader_dispose": (None, POINTER),
    "unit_reader_get_main_file": (Text, POINTER),
    "unit_reader_dependencies_apply_f": (BOOL, POINTER, POINTER, POINTER),
    "unit_dependency_get_kind": (INT, POINTER),
    "unit_dependency_get_name": (Text, POINTER),
    "unit_dependency_get_filepath": (Text, POINTER),
    "record_reader_create": (POINTER, POINTER, STRING, POINTER),
    "record_reader_dispose": (None, POINTER),
    "record_reader_occurrences_apply_f": (BOOL, POINTER, POINTER, POINTER),
    "occurrence_get_symbol": (POINTER, POINTER),
    "occurrence_get_roles": (ctypes.c_uint64, POINTER),
    "symbol_get_usr": (Text, POINTER),
}
OF_UNIT = ctypes.CFUNCTYPE(BOOL, POINTER, Text)
OF_PART = ctypes.CFUNCTYPE(BOOL, POINTER, POINTER)
RECORD, DEFINES, NAMES = 2, 1 << 1, 1 << 2


class StaleIndex(Exception):
    """The index does not know the sources as they are."""


class Index:
    """What the compiler noted of each file when it compiled it last."""

    def __init__(self, root, folder):
        self.root, self.folder = root, folder
        info = subprocess.run(["swift", "-print-target-info"], capture_output=True, text=True, check=True)
        libraries = Path(json.loads(info.stdout)["paths"]["runtimeResourcePath"]).parent
        self.library = ctypes.CDLL(str(libraries / "libIndexStore.so"))
        for name, (answer, *takes) in FUNCTIONS.items():
            function = getattr(self.library, f"indexstore_{name}")
            function.restype, function.argtypes = answer, takes

    def call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)

    def arrows(self, files):
        """For each of `files` (paths below the root), the others that it names something of.

        Fails where a file is not known to the index, or is newer than what the index knows.
        """
        store = self.call("store_create", str(self.folder).encode(), None)
        if not store:
            raise StaleIndex(f"there is no index in {self.folder}: {REBUILD}")
        records = self.records(store, set(files))
        stale = [f for f in files if f not in records or self.is_newer(f, records[f][0])]
        if stale:
            raise StaleIndex(
                f"the index does not know {len(stale)} of {len(files)} files as they are, "
                f"{stale[0]} among them: {REBUILD}")
        homes, named = {}, {}
        for file, (_, record) in records.items():
            defined, named[file] = self.symbols(store, record)
            homes.update(dict.fromkeys(defined, file))
        self.call("store_dispose", store)
        return {file: {homes[s] for s in symbols if s in homes} - {file}
                for file, symbols in named.items()}

    def is_newer(self, file, unit):
        return (self.root / file).stat().st_mtime > unit

    def records(self, store, files):
        """The newest unit's time and record of each file that the index knows."""
        units, found = [], {}

        @OF_UNIT
        def note_unit(_, name):
            units.append(str(name))
            return True

        self.call("store_units_apply_f", store, 0, None, note_unit)
        for unit in units:
            reader = self.call("unit_reader_create", store, unit.encode(), None)
            if not reader:
                continue
            main = str(self.call("unit_reader_get_main_file", reader))
            file = main.removeprefix(f"{self.root}/")
            if file in files:
                path = next(self.folder.glob(f"v*/units/{unit}"))
                found[file] = max(
                    found.get(file, (0, None)), (path.stat().st_mtime, self.record(reader, main)))
            self.call("unit_reader_dispose", reader)
        return found

    def record(self, reader, main):
        names = []

        @OF_PART
        def note_dependency(_, part):
            if self.call("unit_dependency_get_kind", part) == RECORD \
                    and str(self.call("unit_dependency_get_filepath", part)) == main:
                names.append(str(self.call("unit_dependency_get_name", part)))
            return True

        self.call("unit_reader_dependencies_apply_f", reader, None, note_dependency)
        return names[0] if names else ""

    def symbols(self, store, record):
        """What a file defines and what it names, as the compiler's names of symbols."""
        defined, named = set(), set()
        reader = self.call("record_reader_create", store, record.encode(), None) if record else None
        if not reader:
            return defined, named

        @OF_PART
        def note_occurrence(_, occurrence):
            roles = self.call("occurrence_get_roles", occurrence)
            if roles & (DEFINES | NAMES):
                symbol = self.call("occurrence_get_symbol", occurrence)
                usr = str(self.call("symbol_get_usr", symbol))
                (defined if roles & DEFINES else named).add(usr)
            return True

        self.call("record_reader_occurrences_apply_f", reader, None, note_occurrence)
        self.call("record_reader_dispose", reader)
        return defined, named


# --- Folders ------------------------------------------------------------------------------------

def orders(text):
    """The order of folders of each module, from the table under `## Folders` of ARCHITECTURE.md."""
    section = re.search(r"^## Folders$(.*?)(?=^## |\Z)", text, re.M | re.S)
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|$", section[1] if section else "", re.M)
    return {module: re.findall(r"`([^`]+)`", folders) for module, folders in rows}


def folder_of(file, order):
    """The folder of a file, by the longest entry of `order`; what stands beside the folders is ``.``"""
    parts = Path(file).parts[3:-1]
    for count in range(len(parts), 0, -1):
        if (name := "/".join(parts[:count])) in order:
            return name
    return "/".join(parts) if parts else "."


class Module:
    """The files of a module with their arrows."""

    def __init__(self, name, files, arrows, order):
        self.name, self.order = name, order
        self.files = [f for f in files if Path(f).parts[2] == name]
        mine = set(self.files)
        self.arrows = {f: sorted(arrows.get(f, set()) & mine) for f in self.files}
        self.folders = {f: folder_of(f, order) for f in self.files}

    def between_folders(self):
        """The arrows of files between each two folders."""
        found = defaultdict(list)
        for file, others in self.arrows.items():
            for other in others:
                if self.folders[file] != self.folders[other]:
                    found[self.folders[file], self.folders[other]].append((file, other))
        return found

    def upward(self):
        """Those between folders that point up, by folders."""
        rank = {name: i for i, name in enumerate(self.order)}
        return {(a, b): pairs for (a, b), pairs in self.between_folders().items()
                if a in rank and b in rank and rank[b] > rank[a]}

    def unordered(self):
        return sorted({f for f in self.folders.values() if f not in self.order})

    def largest_cycle(self):
        """The files of the largest cycle of files; none: no file leads back to itself."""
        return max((c for c in cycles(self.arrows) if len(c) > 1), key=len, default=[])


def cycles(arrows):
    """The strongly connected parts of a graph (Tarjan, without recursion)."""
    number, low, stack, on_stack, parts = {}, {}, [], set(), []
    for start in arrows:
        if start in number:
            continue
        number[start] = low[start] = len(number)
        stack.append(start)
        on_stack.add(start)
        work = [(start, iter(arrows[start]))]
        while work:
            node, others = work[-1]
            for other in others:
                if other not in number:
                    number[other] = low[other] = len(number)
                    stack.append(other)
                    on_stack.add(other)
                    work.append((other, iter(arrows[other])))
                    break
                if other in on_stack:
                    low[node] = min(low[node], number[other])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == number[node]:
                    part = []
                    while not part or part[-1] != node:
                        part.append(stack.pop())
                        on_stack.discard(part[-1])
                    parts.append(part)
    return parts


# --- What only falls ----------------------------------------------------------------------------

def read_ratchet(text):
    """Numbers by their key: (module, folder, folder) for arrows, (module,) for cycles."""
    numbers = {}
    for line in text.splitlines():
        if match := re.match(r"(\w+) cycle (\d+)$", line):
            numbers[match[1],] = int(match[2])
        elif match := re.match(r"(\w+) (\S+) -> (\S+) (\d+)$", line):
            numbers[match[1], match[2], match[3]] = int(match[4])
    return numbers


def write_ratchet(old, numbers):
    """`old` with its comment, and the given numbers."""
    head = [line for line in old.splitlines() if line.startswith("#")]
    lines = []
    for key, number in sorted(numbers.items()):
        lines.append(f"{key[0]} cycle {number}" if len(key) == 1
                     else f"{key[0]} {key[1]} -> {key[2]} {number}")
    return "\n".join(head + lines) + "\n"


def lowered(allowed, now):
    """What is allowed, no more than what there is now."""
    return {key: min(limit, now[key]) for key, limit in allowed.items() if key in now}


def numbers_of(modules):
    """What is counted: arrows that point up, and the files of the largest cycle."""
    numbers = {}
    for module in modules:
        numbers.update({(module.name, a, b): len(p) for (a, b), p in module.upward().items()})
        if cycle := module.largest_cycle():
            numbers[module.name,] = len(cycle)
    return numbers


def problems(modules, allowed):
    """Pairs of a place and what is wrong there."""
    found = []
    for module in modules:
        where = str(Path(*Path(module.files[0]).parts[:3]))
        for folder in module.unordered():
            found.append((f"{where}/{folder}", f"has no place in the order of folders in {ORDERS}"))
        for (a, b), pairs in sorted(module.upward().items()):
            limit = allowed.get((module.name, a, b), 0)
            if len(pairs) > limit:
                example = " names something of ".join(str(Path(f).name) for f in pairs[0])
                found.append((f"{where}/{a}", f"{len(pairs)} arrows point up to {b}; {limit} are left "
                              f"of old. {example}. Move what is named down, or ask through a protocol"))
        cycle, limit = module.largest_cycle(), allowed.get((module.name,), 1)
        if len(cycle) > max(limit, 1):
            found.append((where, f"{len(cycle)} files make a cycle, {Path(cycle[0]).name} and "
                          f"{Path(cycle[-1]).name} among them; the largest was one of {limit}"))
    now = numbers_of(modules)
    for key, limit in sorted(allowed.items()):
        if now.get(key, 0) < limit:
            found.append((RATCHET, f"{' '.join(key)}: {limit} became {now.get(key, 0)}: "
                          "run Scripts/check --arrows --lower"))
    return found


# --- Use ----------------------------------------------------------------------------------------

def modules_of(root, files, order):
    """The modules that have an order, with the arrows of the debug build.

    Files that this machine does not compile (a host without its library) are left out: their modules
    have no order.
    """
    swift = [f for f in files if f.startswith("Sources/") and f.endswith(".swift")
             and len(Path(f).parts) > 3 and Path(f).parts[2] in order]
    arrows = Index(root, root / ".build/debug/index/store").arrows(swift)
    return [Module(name, swift, arrows, folders) for name, folders in order.items()]


def picture(module):
    """A table of the arrows between a module's folders, as Markdown; those that point up are bold."""
    between, up = module.between_folders(), module.upward()
    lines = [f"{module.name}: {len(module.files)} files, "
             f"{sum(map(len, module.arrows.values()))} arrows between files, "
             f"{sum(map(len, between.values()))} between folders, "
             f"{sum(map(len, up.values()))} up; largest cycle {len(module.largest_cycle())} files", ""]
    lines.append("| from \\ to | " + " | ".join(module.order) + " |")
    lines.append("| --- |" + " --: |" * len(module.order))
    for a in module.order:
        cells = []
        for b in module.order:
            count = len(between.get((a, b), []))
            cells.append("·" if a == b else f"**{count}**" if (a, b) in up else str(count or ""))
        lines.append(f"| {a} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def comparison(before, now):
    """A table of the numbers of two ratchets, module by module, as Markdown; "–" where a module is not counted."""
    lines = ["| module | arrows up, before | now | largest circle, before | now |",
             "| --- | --: | --: | --: | --: |"]
    totals = [0, 0]
    for name in sorted({key[0] for key in before} | {key[0] for key in now}):
        cells = []
        for place, numbers in enumerate((before, now)):
            up = sum(n for key, n in numbers.items() if key[0] == name and len(key) > 1)
            totals[place] += up
            known = any(key[0] == name for key in numbers)
            cells.append((str(up), str(numbers.get((name,), 1))) if known else ("–", "–"))
        (up_before, circle_before), (up_now, circle_now) = cells
        lines.append(f"| `{name}` | {up_before} | {up_now} | {circle_before} | {circle_now} |")
    lines.append(f"| all | {totals[0]} | {totals[1]} | | |")
    return "\n".join(lines)


def checked(root, files, words):
    """What Scripts/check --arrows [--table [MODULE]…] [--compared COMMIT] [--lower] has to say."""
    if "--compared" in words:
        revision = words[-1]
        then = subprocess.run(["git", "show", f"{revision}:{RATCHET}"], cwd=root, capture_output=True, text=True)
        if then.returncode:
            return [("Scripts/check --arrows --compared", f"{revision} has no {RATCHET}")]
        print(comparison(read_ratchet(then.stdout), read_ratchet((root / RATCHET).read_text())))
        return []
    order = orders((root / ORDERS).read_text())
    try:
        modules = modules_of(root, files, order)
    except StaleIndex as failure:
        return [("Scripts/check --arrows", str(failure))]
    if "--table" in words:
        wanted = [m for m in modules if m.name in words] or modules
        print("\n\n".join(picture(module) for module in wanted))
        return []
    path = root / RATCHET
    text = path.read_text()
    allowed = read_ratchet(text)
    if "--lower" in words:
        allowed = lowered(allowed, numbers_of(modules))
        path.write_text(write_ratchet(text, allowed))
    return problems(modules, allowed)
