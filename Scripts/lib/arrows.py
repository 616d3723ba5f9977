# SPDX-License-Identifier: Apache-2.0
"""Arrows between the folders of a module, read from the index that a debug build leaves.

An arrow goes from a file to another file of the same module that defines something the first one
names; what an extension extends and what a type conforms to count as named. The folders of a module
have an order, which the README of the module's family lists, the lowest first. An arrow to a folder that stands
higher points up. Scripts/lib/arrows.txt has, for each module of more than ten files, the number of these
between two folders and the number of files in the largest cycle. A number rises in no commit, and no pair
of folders is added to a module, unless the line names a decision whose page is there.
"""

import re
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

from compiler_index import HOSTS, Index, StaleIndex, module_of

RATCHET = "Scripts/lib/arrows.txt"
# The pages of families, each with the orders of its modules.
ORDERS = "Sources/*/README.md"
DECISIONS = "Documentation/Decisions"
# The commit from which on no number may rise.
FIRST = "7e853ec5"
# A module of so many files or more is counted.
SMALLEST = 11
UNAVAILABLE = "Unavailable"


# --- Folders ------------------------------------------------------------------------------------

def orders(text):
    """The order of folders of each module, from the table under `## Folders` of a page."""
    section = re.search(r"^## Folders$(.*?)(?=^## |\Z)", text, re.M | re.S)
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|$", section[1] if section else "", re.M)
    return {module: re.findall(r"`([^`]+)`", folders) for module, folders in rows}


def orders_of(root):
    """The order of folders of each module, from the pages of all families."""
    return {module: order for page in sorted(root.glob(ORDERS)) for module, order in orders(page.read_text()).items()}


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
        self.files = [f for f in files if module_of(f) == name]
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

def read_lines(text):
    """Numbers and decisions by their key: (module, folder, folder) for arrows, (module,) for cycles."""
    lines = {}
    for line in text.splitlines():
        if match := re.match(r"(\w+) cycle (\d+)(?: decision (\d{4}))?$", line):
            lines[match[1],] = int(match[2]), match[3]
        elif match := re.match(r"(\w+) (\S+) -> (\S+) (\d+)(?: decision (\d{4}))?$", line):
            lines[match[1], match[2], match[3]] = int(match[4]), match[5]
    return lines


def read_ratchet(text):
    """The numbers alone."""
    return {key: number for key, (number, _) in read_lines(text).items()}


def write_ratchet(old, numbers):
    """`old` with its comment and the decisions on its lines, and the given numbers."""
    head = [line for line in old.splitlines() if line.startswith("#")]
    decisions = {key: decision for key, (_, decision) in read_lines(old).items()}
    lines = []
    for key, number in sorted(numbers.items()):
        line = (f"{key[0]} cycle {number}" if len(key) == 1
                else f"{key[0]} {key[1]} -> {key[2]} {number}")
        lines.append(f"{line} decision {decisions[key]}" if decisions.get(key) else line)
    return "\n".join(head + lines) + "\n"


def lowered(allowed, now):
    """What is allowed, no more than what there is now; modules that are not counted now stay."""
    counted = {key[0] for key in now}
    return {key: min(limit, now.get(key, limit)) for key, limit in allowed.items()
            if key in now or key[0] not in counted}


def numbers_of(modules):
    """What is counted: arrows that point up, and the files of the largest cycle."""
    numbers = {}
    for module in modules:
        numbers.update({(module.name, a, b): len(p) for (a, b), p in module.upward().items()})
        numbers[module.name,] = max(1, len(module.largest_cycle()))
    return numbers


def problems(modules, allowed):
    """Pairs of a place and what is wrong there."""
    found = []
    for module in modules:
        where = str(Path(*Path(module.files[0]).parts[:3]))
        if (module.name,) not in allowed:
            found.append((RATCHET, f"has no line for the cycle of {module.name}: add `{module.name} cycle "
                          f"{max(1, len(module.largest_cycle()))}`"))
        for folder in module.unordered():
            found.append((f"{where}/{folder}", "has no place in the order of folders in "
                          f"{Path(where).parent}/README.md"))
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
    now, counted = numbers_of(modules), {module.name for module in modules}
    for key, limit in sorted(allowed.items()):
        if key[0] in counted and now.get(key, 0) < limit:
            found.append((RATCHET, f"{' '.join(key)}: {limit} became {now.get(key, 0)}: "
                          "run Scripts/check --arrows --lower"))
    return found


# --- What rose ----------------------------------------------------------------------------------

def rises(before, after, pages):
    """What rose from one text of the ratchet to the next, without a decision among `pages`.

    A decision stands for one rise: the line has to name another one than before.
    """
    old, new, found = read_lines(before), read_lines(after), []
    counted = {key[0] for key in old}
    for key, (number, decision) in sorted(new.items()):
        was, reason = old.get(key, (1 if len(key) == 1 else 0, None))
        if key[0] not in counted or number <= was:
            continue
        what = f"{key[0]} cycle" if len(key) == 1 else f"{key[0]} {key[1]} -> {key[2]}"
        if not decision or decision == reason:
            found.append(f"{what} rose from {was} to {number}; move what is named, or name the decision "
                         "for it on the line: decision NNNN")
        elif decision not in pages:
            found.append(f"{what} rose from {was} to {number} by decision {decision}, which has no page in "
                         f"{DECISIONS}")
    return found


def numbers_of_pages(names):
    """The numbers of decisions among the names of files."""
    return {match[1] for name in names if (match := re.match(r"(\d{4})-.*\.md$", Path(name).name))}


def history_problems(root, first=FIRST):
    """Where a number of the ratchet rose, in the commits after `first` and in the files as they are.

    Sources without that history, an archive of them for one, have none to check.
    """
    def git(*words):
        done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True)
        return done.stdout if done.returncode == 0 else None

    if git("merge-base", "--is-ancestor", first, "HEAD") is None:
        return []
    found, text = [], git("show", f"{first}:{RATCHET}") or ""
    commits = (git("log", "--first-parent", "--reverse", "--format=%h", f"{first}..HEAD", "--", RATCHET) or "")
    for commit in commits.split():
        now = git("show", f"{commit}:{RATCHET}") or ""
        pages = numbers_of_pages((git("ls-tree", "--name-only", commit, f"{DECISIONS}/") or "").split("\n"))
        found += [(f"{RATCHET} at {commit}", what) for what in rises(text, now, pages)]
        text = now
    pages = numbers_of_pages(str(path) for path in (root / DECISIONS).glob("*.md"))
    found += [(RATCHET, what) for what in rises(text, (root / RATCHET).read_text(), pages)]
    return found


# --- Use ----------------------------------------------------------------------------------------

def counted_files(files, order):
    """The files of the modules that are counted, by the name of their module.

    Those are the modules that have an order of folders, and those of more than ten files. What a host
    compiles where its library is missing is left out.
    """
    found = defaultdict(list)
    for file in files:
        parts = Path(file).parts
        if file.startswith(HOSTS) and UNAVAILABLE in parts:
            continue
        if file.startswith("Sources/") and file.endswith(".swift") and len(parts) > 3:
            found[parts[2]].append(file)
    return {name: own for name, own in sorted(found.items()) if name in order or len(own) >= SMALLEST}


def modules_of(root, files, order):
    """The modules that are counted, with the arrows of the debug build; one without folders has the order ``.``"""
    counted = counted_files(files, order)
    swift = [file for own in counted.values() for file in own]
    arrows = Index(root, root / ".build/debug/index/store").arrows(swift)
    return [Module(name, own, arrows, order.get(name, ["."])) for name, own in counted.items()
            if own[0] in arrows]


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
    order = orders_of(root)
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
    return problems(modules, allowed) + history_problems(root)
