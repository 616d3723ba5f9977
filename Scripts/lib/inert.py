# SPDX-License-Identifier: Apache-2.0
"""Public declarations that have no effect, found in the index that a debug build leaves.

Four kinds of candidates: settable stored properties that the library neither reads nor sets but in copying,
comparing and coding; functions with an empty body that nothing calls; requirements of protocols that nothing
calls and no type of the library implements; and setters without a body. The defaults of requirements that are
optional in UIKit are none. A candidate says so in its documentation, or in that of the type around it:
`Has no effect`, or `Never called`. Scripts/lib/inert.txt has the number of each kind, which only gets smaller.
"""

import re
from bisect import bisect_right
from collections import Counter, defaultdict

from compiler_index import CALL, DEFINITION, READ, REFERENCE, WRITE, Index, StaleIndex
from house_rules import Exceptions, closing, code_only, exception_problems, line_at

MARK = re.compile(r"\b(?:no effect|never called)\b", re.I)
# Functions that read all properties of a value, whatever they are for.
COPYING = re.compile(
    r"^(?:==|<|hash|encode|copy|copied|isEqual|customMirror|description|debugDescription|init)$")
NUMBERS = "Scripts/lib/inert.txt"
# Modules that set properties as files say, whatever these are for.
READERS = ("Sources/Controllers/InterfaceFiles/",)
# A property whose value the application stores and reads.
PAYLOAD = re.compile(r"for the app's own use")
KINDS = {
    "stored": "is stored, and the library neither reads nor sets it",
    "empty": "has an empty body and is called by nothing",
    "uncalled": "is a requirement that nothing calls",
    "setter": "has a setter without a body",
}

HEAD = r"^(?P<indent>[ \t]*)(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)(?P<modifiers>(?:[a-z]+(?:\([a-z]+\))?\s+)*)"
PROPERTY = re.compile(HEAD + r"var\s+(?P<name>\w+)\s*(?P<rest>[^\n]*)", re.M)
FUNCTION = re.compile(HEAD + r"func\s+(?P<name>[^\s(<]+)", re.M)
# The type of a property, on one line or more, and the brace of its body.
TYPE_AND_BODY = re.compile(r"\s*:(?:[^={}\n]|\n(?!\s*(?:///?|#|@|\}|(?:public|open|package|var|let|func|init|case|static)\b|$)))*\{")
TYPE = re.compile(HEAD + r"(?P<kind>class|struct|enum|protocol|actor|extension)\s+(?P<name>[\w.]+)", re.M)


class Declaration:
    """A public declaration that may have no effect."""

    def __init__(self, kind, file, line, name, owner, marked):
        self.kind, self.file, self.line = kind, file, line
        self.name, self.owner, self.marked = name, owner, marked

    def __repr__(self):
        return f"{self.file}:{self.line} {self.owner}.{self.name}"


class Scope:
    """The braces of a type or extension in a file."""

    def __init__(self, match, code):
        brace = code.find("{", match.end())
        self.start = match.start()
        self.end = closing(code, brace) if brace >= 0 else len(code)
        self.kind, self.name = match["kind"], match["name"]
        self.isPublic = bool({"public", "open"} & set(match["modifiers"].split()))


def comment_above(lines, number):
    """The documentation above the declaration in line `number`, counted from 1."""
    above, found = number - 2, []
    while above >= 0 and re.match(r"\s*(?:@|#if|#else|#endif|///)", lines[above]):
        if lines[above].strip().startswith("///"):
            found.append(lines[above].strip()[3:].strip())
        above -= 1
    return " ".join(reversed(found))


class Source:
    """A file of the library, as far as declarations without effect are looked for in it."""

    def __init__(self, file, text):
        self.file, self.lines = file, text.splitlines()
        self.code = code_only(text, in_place=True)
        self.scopes = [Scope(match, self.code) for match in TYPE.finditer(self.code)]
        self.functions = self.bodies()
        self.places = [0] + [match.end() for match in re.finditer("\n", self.code)]
        # The names of all protocols, which `connected` fills in.
        self.protocols = frozenset()

    def bodies(self):
        """The line at which each function begins, with its name."""
        pattern = re.compile(r"\bfunc\s+([^\s(<]+)|\b(init)\b[?!]?\s*[(<]|\bvar\s+(\w+)[^\n]*\{", re.M)
        return [(line_at(self.code, m.start()), m[1] or m[2] or m[3]) for m in pattern.finditer(self.code)]

    def function_around(self, line):
        """The name of the last function that begins before `line`."""
        place = bisect_right(self.functions, (line, "\uffff")) - 1
        return self.functions[place][1] if place >= 0 else ""

    def is_in_protocol(self, line):
        """Whether a line stands in a protocol or in an extension that has a protocol's name."""
        place = self.places[line - 1]
        around = [s for s in self.scopes if s.start < place < s.end]
        return bool(around and (around[-1].kind == "protocol" or around[-1].kind == "extension"
                                and around[-1].name in self.protocols))

    def scope_of(self, match):
        around = [s for s in self.scopes if s.start < match.start() < s.end]
        return around[-1] if around else None

    def is_marked(self, line, scope):
        if MARK.search(comment_above(self.lines, line)):
            return True
        around = [s for s in self.scopes if scope and s.start <= scope.start and scope.end <= s.end]
        return any(MARK.search(comment_above(self.lines, line_at(self.code, s.start))) for s in around)

    def declared(self, kind, match, scope):
        line = line_at(self.code, match.start("name"))
        return Declaration(kind, self.file, line, match["name"], scope.name if scope else "",
                           self.is_marked(line_at(self.code, match.start()), scope))

    def is_seen(self, match, scope):
        """Whether other packages see a member."""
        words = set(match["modifiers"].split())
        if words & {"private", "fileprivate", "internal", "package"}:
            return False
        if words & {"public", "open"}:
            return True
        return bool(scope and scope.isPublic and scope.kind in ("protocol", "extension"))

    def stored(self):
        """Public stored properties that callers set."""
        for match in PROPERTY.finditer(self.code):
            scope, words = self.scope_of(match), set(match["modifiers"].split())
            rest = match["rest"]
            if not self.is_seen(match, scope) or "override" in words or scope and scope.kind == "protocol":
                continue
            if words & {"private(set)", "package(set)", "fileprivate(set)", "internal(set)"}:
                continue
            # A body without observers is a computed property.
            brace = self.code.find("{", match.start("rest"))
            computed = bool(TYPE_AND_BODY.match(self.code, match.end("name"))) \
                and not re.match(r"\{\s*(?:didSet|willSet)", self.code[brace:brace + 80])
            line = line_at(self.code, match.start())
            if not computed and (":" in rest or "=" in rest) and not PAYLOAD.search(comment_above(self.lines, line)):
                yield self.declared("stored", match, scope)

    def empty(self):
        """Public functions without a body that are no defaults of a protocol's requirements."""
        for match in FUNCTION.finditer(self.code):
            scope = self.scope_of(match)
            if not self.is_seen(match, scope) or "override" in match["modifiers"].split():
                continue
            opening = self.code.find("(", match.end())
            rest = self.code[closing(self.code, opening) + 1:][:200]
            if scope and not self.is_in_protocol(line_at(self.code, match.start())) and re.match(r"[^\n{]*\{\s*\}", rest):
                yield self.declared("empty", match, scope)

    def requirements(self):
        """The functions that public protocols require."""
        for match in FUNCTION.finditer(self.code):
            scope = self.scope_of(match)
            if scope and scope.kind == "protocol" and scope.isPublic:
                yield self.declared("uncalled", match, scope)

    def setters(self):
        """Properties whose setter does nothing."""
        for match in re.finditer(r"\bset \{\s*\}", self.code):
            before = [p for p in PROPERTY.finditer(self.code, 0, match.start())]
            if before and self.is_seen(before[-1], self.scope_of(before[-1])) \
                    and not self.is_in_protocol(line_at(self.code, before[-1].start("name"))):
                yield self.declared("setter", before[-1], self.scope_of(before[-1]))


def type_of(file):
    """The type that a file is named after."""
    return file.rpartition("/")[2].split("+")[0].removesuffix(".swift")


def connected(texts):
    """The sources of a library, by their files, which know the protocols of each other."""
    sources = {file: Source(file, text) for file, text in texts.items()}
    protocols = frozenset(s.name for source in sources.values() for s in source.scopes if s.kind == "protocol")
    for source in sources.values():
        source.protocols = protocols
    return sources


class Uses:
    """What the index knows of the names of declarations and of what uses them."""

    def __init__(self, occurrences, sources):
        self.at, self.above, self.used = defaultdict(set), defaultdict(set), defaultdict(int)
        # What a type of the library implements, so that the application calls it.
        self.implemented = set()
        self.homes = {o.usr: o.file for o in occurrences if o.roles & DEFINITION}
        for o in occurrences:
            self.above[o.usr].update(o.overridden)
            source = sources.get(o.file)
            if o.roles & DEFINITION:
                self.at[o.file, o.line, o.name.split("(")[0]].add(o.usr)
            if o.overridden and source and not source.is_in_protocol(o.line):
                self.implemented.update(o.overridden)
            if o.roles & REFERENCE and not o.overridden and not self.is_copied(o, sources):
                if o.roles & WRITE and not o.roles & READ and o.file.startswith(READERS):
                    continue
                self.used[o.usr] += 1

    def is_copied(self, occurrence, sources):
        """Whether a property is read where a value is copied, compared or written as a whole."""
        source = sources.get(occurrence.file)
        if not source or occurrence.roles & CALL:
            return False
        function = source.function_around(occurrence.line)
        # An initialiser of another type uses what it reads.
        return bool(COPYING.match(function)) and (
            function != "init" or type_of(occurrence.file) == type_of(self.homes.get(occurrence.usr, "")))

    def family(self, usr, seen=None):
        """A symbol with all that it overrides or implements."""
        seen = seen if seen is not None else set()
        if usr not in seen:
            seen.add(usr)
            for other in self.above.get(usr, ()):
                self.family(other, seen)
        return seen

    def is_implemented(self, declaration):
        """Whether a type of the library implements a requirement, which the application may call then."""
        return any(usr in self.implemented for usr in self.at[declaration.file, declaration.line, declaration.name])

    def uses_of(self, declaration):
        """How often a declaration, or what it overrides, is used; nil: the index does not know it."""
        usrs = self.at.get((declaration.file, declaration.line, declaration.name))
        if not usrs:
            return None
        return sum(self.used[other] for usr in usrs for other in self.family(usr))


def candidates(sources, uses):
    """The public declarations without effect, by kind."""
    found = {kind: [] for kind in KINDS}
    for source in sources.values():
        found["setter"] += source.setters()
        for kind, declared in (("stored", source.stored()), ("empty", source.empty()), ("uncalled", source.requirements())):
            found[kind] += [d for d in declared if uses.uses_of(d) == 0
                            and not (kind == "uncalled" and uses.is_implemented(d))]
    return found


def problems(found, exceptions):
    """Candidates whose documentation does not say that they have no effect, and more candidates than are allowed."""
    answers = [
        (f"{d.file}:{d.line}", f"{d.owner}.{d.name} {KINDS[kind]}: give it an effect, remove it, or document "
         "`- Note: Has no effect on Linux.`")
        for kind, declared in found.items() for d in declared if not d.marked]
    for kind, declared in found.items():
        if not exceptions.holds("inert", kind, len(declared)):
            answers.append(("Sources", f"has {len(declared)} declarations without effect of the kind '{kind}', "
                            "more than the list of exceptions allows"))
    return answers


def table(found):
    """The number of declarations without effect of each type."""
    kinds = list(KINDS)
    rows = [f"| type | {' | '.join(kinds)} |", "| --- |" + " --: |" * len(kinds)]
    counts = defaultdict(Counter)
    for kind, declared in found.items():
        for d in declared:
            counts[d.owner][kind] += 1
    for owner in sorted(counts, key=lambda owner: (-sum(counts[owner].values()), owner)):
        rows.append(f"| `{owner}` | " + " | ".join(str(counts[owner][kind] or "") for kind in kinds) + " |")
    rows.append("| all | " + " | ".join(str(len(found[kind])) for kind in kinds) + " |")
    return "\n".join(rows)


def checked(root, files, words):
    """The answer to Scripts/check --inert [--table | --list]."""
    files = [f for f in files if not f.startswith(("Sources/Demo/", "Sources/Tool/"))]
    sources = connected({f: (root / f).read_text() for f in files})
    try:
        occurrences = Index(root, root / ".build/debug/index/store").occurrences(files)
    except StaleIndex as failure:
        return [("Scripts/check --inert", str(failure))]
    found = candidates(sources, Uses(occurrences, sources))
    if "--table" in words:
        print(table(found))
        return []
    if "--list" in words:
        for kind, declared in found.items():
            print("\n".join(f"{kind} {'marked' if d.marked else 'SILENT'} {d}" for d in declared))
        return []
    exceptions = Exceptions((root / NUMBERS).read_text())
    return problems(found, exceptions) + exception_problems(exceptions, NUMBERS)
