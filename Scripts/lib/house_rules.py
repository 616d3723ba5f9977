# SPDX-License-Identifier: Apache-2.0
"""The rules of Scripts/check that need no more than texts: each answers what breaks it.

A rule is a function whose name ends in `_problems`; `Scripts/lib/check_tests.py` has a text for each
that must fail. What breaks a rule is a pair of a place and a sentence.
"""

import re
from collections import Counter

FILE_LIMIT = 400
FUNCTION_LIMIT = 80
PARAMETER_LIMIT = 5
# Modules whose public names are UIKit's or a known library's, which may have as many parameters as there.
NAMED_ELSEWHERE = {
    "Accelerate", "CollectionGeometry", "CollectionViews", "Combine", "CompositionalLayout", "Controls", "CoreGraphics",
    "CoreImage", "DiffableSnapshots", "DocumentControllers", "FoundationAdditions", "InlineSnapshotTesting", "SnapshotTesting",
    "Tables", "TextInput", "ViewControllers", "ViewTree", "os",
}


# --- Reading Swift ------------------------------------------------------------------------------

OPENING = re.compile(r'//|/\*|"""|"')
INSIDE_STRING = re.compile(r'\\\(|\\|[()"]')


def code_only(text, in_place=False):
    """The text with comments and string contents blanked, line breaks kept; `in_place`: every letter
    that is left stands where it stood."""
    out, i, n = [], 0, len(text)
    while match := OPENING.search(text, i):
        start, kind = match.start(), match[0]
        out.append(text[i:start])
        if kind == "//":
            end = text.find("\n", start)
            i, left = n if end < 0 else end, ""
        elif kind == '"':
            i, left = end_of_string(text, start + 1), '""'
        else:
            end = text.find("*/" if kind == "/*" else kind, start + len(kind))
            i = n if end < 0 else end + (2 if kind == "/*" else 3)
            left = ('""' if kind == '"""' else "") + "\n" * text.count("\n", start, i)
        if in_place:
            left = re.sub(r"[^\n]", " ", text[start:i])
            left = f'"{left[1:-1]}"' if kind[0] == '"' else left
        out.append(left)
    return "".join(out) + text[i:]


def end_of_string(text, start):
    """Behind the quote that ends the string whose contents begin at `start`, interpolations and all."""
    depth, i = 0, start
    while match := INSIDE_STRING.search(text, i):
        i = match.end()
        if match[0] == '"' and not depth:
            return i
        if match[0] == "\\(":
            depth += 1
        elif match[0] == "\\":
            i += 1
        elif depth and match[0] in "()":
            depth += 1 if match[0] == "(" else -1
    return len(text)


def line_at(text, index):
    """The number of the line that `index` stands in."""
    return text.count("\n", 0, index) + 1


def lines_of(code):
    return sum(1 for line in code.splitlines() if line.strip())


TYPE = re.compile(
    r"^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?P<modifiers>(?:(?:public|package|internal|private|fileprivate|open"
    r"|final|indirect|nonisolated(?:\(unsafe\))?)\s+)*)(?:class|struct|enum|protocol|actor)\s+(?P<name>\w+)", re.M)
FUNCTION = re.compile(r"\b(?:func\s+(?P<name>[^\s(<]+)|(?P<init>init)[?!]?)\s*(?:<[^>{}]*>)?\(")
EXTENSION = re.compile(
    r"^(?:@[\w.]+(?:\([^)]*\))?\s+)*(?:(?:public|package|private|fileprivate|nonisolated)\s+)*"
    r"extension\s+([\w.]+)", re.M)


def closing(code, start):
    """Where the parenthesis or brace that opens at `start` closes; the end when it never does."""
    depth = 0
    for match in (PARENTHESES if code[start] == "(" else BRACES).finditer(code, start):
        depth += 1 if match[0] == code[start] else -1
        if depth == 0:
            return match.start()
    return len(code)


PARENTHESES, BRACES = re.compile(r"[()]"), re.compile(r"[{}]")


def parameters_of(list_of_parameters):
    """How many parameters stand in the text between a function's parentheses."""
    depth, count, before, some = 0, 1, "", False
    for letter in list_of_parameters:
        some = some or not letter.isspace()
        if letter in "([{<":
            depth += 1
        elif letter in ")]}" or letter == ">" and before != "-":
            depth -= 1
        elif letter == "," and depth == 0:
            count += 1
        before = letter
    return count - list_of_parameters.rstrip().endswith(",") if some else 0


def body_of(code, end):
    """The body of the function whose parameters close at `end`; None: it has none."""
    i = end + 1
    while i < len(code) and code[i] != "{":
        if re.match(r"\n\s*(?:@|\}|///|public|package|func|var|let|init|case|static|open|override|$)", code[i:i + 40]):
            return None
        i += 1
    return code[i:closing(code, i) + 1] if i < len(code) else None


def top_level_types(code):
    """The names of the types that stand outside of others and are seen outside of the file."""
    return [
        match["name"] for match in TYPE.finditer(code)
        if code.count("{", 0, match.start()) == code.count("}", 0, match.start())
        and "private" not in match["modifiers"]]


# --- Exceptions ---------------------------------------------------------------------------------

class Exceptions:
    """A list of what may break a rule: `RULE NAME [COUNT]` a line. It may only get shorter."""

    def __init__(self, text=""):
        self.allowed = {}
        for line in text.splitlines():
            words = line.split("#")[0].split()
            if words:
                self.allowed[words[0], words[1]] = int(words[2]) if len(words) > 2 else 1
        self.found = Counter()

    def holds(self, rule, name, number):
        """Whether `number` is not above the one on the list for what is called `name`."""
        self.found[rule, name] = number
        return number <= self.allowed.get((rule, name), 0)

    def allows(self, rule, name):
        """Whether one more breach of `rule` in what is called `name` is on the list."""
        self.found[rule, name] += 1
        return self.found[rule, name] <= self.allowed.get((rule, name), 0)


def exception_problems(exceptions, place):
    """A line that allows more than there is."""
    return [
        (place, f"allows {count} of {rule} in {name}, where there {'is' if found == 1 else 'are'} {found}: "
         + ("lower the number" if found else "remove the line"))
        for (rule, name), count in exceptions.allowed.items()
        if (found := exceptions.found[rule, name]) < count]


# --- Rules of one file --------------------------------------------------------------------------

def function_problems(place, code, exceptions):
    """Functions that are too long, or take too much."""
    problems = []
    for match in FUNCTION.finditer(code):
        end = closing(code, match.end() - 1)
        name = match["name"] or "init"
        where = f"{place}:{line_at(code, match.start())}"
        length = lines_of(body_of(code, end) or "")
        if length > FUNCTION_LIMIT:
            problems.append((where, f"{name} has {length} lines; the limit is {FUNCTION_LIMIT}"))
        # An initialiser makes the type that deserves a name; what overrides is named elsewhere.
        words = set(code[code.rfind("\n", 0, match.start()) + 1:match.start()].split())
        theirs = words & {"public", "open"} and set(place.parts) & NAMED_ELSEWHERE
        count = parameters_of(code[match.end():end])
        if count > PARAMETER_LIMIT and match["name"] and "override" not in words and not theirs:
            if not exceptions.allows("parameters", f"{place.stem}.{name}"):
                problems.append((where, f"{name} has {count} parameters; the limit is {PARAMETER_LIMIT}: "
                                 "group them in a named type"))
    return problems


def name_problems(place, code, exceptions):
    """Several types in a file, or a file that is not named after what it holds."""
    names = top_level_types(code)
    if len(names) > 1:
        return [(place, f"contains the types {', '.join(names)}; one top-level type per file")]
    stem, plus, aspect = place.stem.partition("+")
    if names:
        known = stem in (names[0], "main")
        return [] if known else [(place, f"contains {names[0]}; name the file after it")]
    extended = EXTENSION.findall(code)
    if not extended:
        return []
    # A type inside of a name space, or an operator of many, is what the file is about.
    nested = set(re.findall(r"\b(?:class|struct|enum|protocol|actor)\s+(\w+)", code))
    nested |= {name[0].upper() + name[1:] for name in re.findall(r"\bfunc\s+(\w+)", code)}
    owners = {part for name in extended for part in (name, name.split(".")[0], name.split(".")[-1])}
    if plus and aspect and stem in owners or stem in nested or exceptions.allows("extension", place.stem):
        return []
    return [(place, f"extends {', '.join(dict.fromkeys(extended))}; name the file {extended[0]}+Aspect.swift")]


PACKAGE = re.compile(
    r"\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:final|static|class|convenience|required|nonisolated|mutating|indirect"
    r"|weak|unowned|lazy)\s+)*package\s+(?!import|extension|override|\(set\))(?P<rest>.*)")
# What every type of the kind has and says nothing by itself.
SAYS_ITSELF = re.compile(
    r"\boverride\b|\binit\?\(coder|\bfunc (?:==|<)|\bhash\(into|\binit\(rawValue|\b(?:let|var) rawValue\b")


def comment_problems(place, text, exceptions):
    """`package` declarations that no sentence explains."""
    problems, lines = [], text.splitlines()
    for number, line in enumerate(lines, 1):
        match = PACKAGE.match(line)
        if not match or SAYS_ITSELF.search(line):
            continue
        above = number - 2
        while above >= 0 and re.match(r"\s*(?:@|#if|#else|#endif)", lines[above]):
            above -= 1
        if above >= 0 and re.match(r"\s*///|.*\*/\s*$", lines[above]):
            continue
        if not exceptions.allows("comment", place.stem):
            name = re.search(r"(?:func|var|let|case|class|struct|enum|protocol|typealias)\s+([^\s(:<=]+)", line)
            problems.append((f"{place}:{number}", f"{name[1] if name else 'init'} is package and has no comment; "
                             "describe it in one plain sentence"))
    return problems


# What cannot be split: a file that is compiled by itself on other machines, the manifest, and a table that
# Scripts/rewriter-table writes.
ONE_FILE = {
    "Conformance/Sources/Recorder/Recorder.swift", "Package.swift",
    "Rewriter/Sources/SourceRewriting/Names/LibraryTable.swift",
}


def file_problems(place, code, exceptions):
    """A file that is too long.

    The body of an open class may be longer, as members of extensions cannot be overridden: the list of
    exceptions names the class and the number of its lines.
    """
    length = lines_of(code)
    if length <= FILE_LIMIT or str(place) in ONE_FILE:
        return []
    if re.search(rf"^(?:@[^\n]*\n)*(?:@\w+(?:\([^)]*\))? )*open class {re.escape(place.stem)}\b", code, re.M) \
            and exceptions.holds("length", place.stem, length):
        return []
    return [(place, f"{length} lines of code; the limit is {FILE_LIMIT}: split by aspect")]


def licence_problems(place, text, lines=2):
    """A file whose first lines have no SPDX line."""
    if any("SPDX-License-Identifier: Apache-2.0" in line for line in text.splitlines()[:lines]):
        return []
    return [(place, "the first line is not the SPDX line")]


ISOLATED = re.compile(r"^[ \t]*((?:@\w+(?:\([^)]*\))?\s+)*)(?:public|open)\b(?!.*\b_namedMembers\b)", re.M)


def isolation_problems(place, code):
    """Public names on the main actor that code without isolation, as most is, could not say at all."""
    if not set(place.parts) & NAMED_ELSEWHERE:
        return []
    return [
        (f"{place}:{line_at(code, match.start())}", "is on the main actor without @preconcurrency: Swift 5 could not "
         "call it from a struct, as it can in UIKit; write @preconcurrency @MainActor")
        for match in ISOLATED.finditer(code)
        if "@MainActor" in match[1] and "@preconcurrency" not in match[1] and not match[0].strip().startswith("//")]


UNSAFE = "nonisolated(unsafe)"


def unsafe_problems(sources, exceptions):
    """State that the compiler does not guard: without the reason above it, and more of it than the list allows.

    `sources` are pairs of a place and its text.
    """
    problems, count = [], 0
    for place, text in sources:
        lines = ["", *text.splitlines()]
        for number, line in enumerate(lines):
            if UNSAFE in line and not line.strip().startswith("//"):
                count += 1
                if not lines[number - 1].strip().startswith("//"):
                    problems.append((f"{place}:{number}", f"is {UNSAFE} without the reason in the line above"))
    if not exceptions.holds("unsafe", "Sources", count):
        problems.append(("Sources", f"has {count} times {UNSAFE}, more than the list of exceptions allows: isolate what is new"))
    return problems


def ambient_problems(sources, exceptions):
    """More code than the list allows that asks for the services of whatever surface it runs for.

    `sources` are pairs of a place and its code.
    """
    count = sum(len(re.findall(r"\bHostEnvironment\.current\b", code)) for _, code in sources)
    if exceptions.holds("ambient", "Sources", count):
        return []
    return [("Sources", f"has {count} times HostEnvironment.current, more than the list of exceptions allows: take the environment "
             "from the surface or the harness")]


def edge_problems(place, code):
    """Questions about what is seen that are also true for what only shares an edge."""
    if "CollectionViews" in place.parts and ".intersects(" in code:
        return [(place, "calls CGRect.intersects, which is true for shared edges; call overlaps")]
    return []


# --- Tests of parts -----------------------------------------------------------------------------

# Folders of parts that only their module sees: what breaks in one shows three rooms later.
PARTS = ("Sources/Lists/CollectionViews/Engine/", "Sources/Lists/CompositionalLayout/Solving/",
         "Sources/Lists/CompositionalLayout/Storage/", "Sources/Lists/DiffableSnapshots/Storage/",
         "Sources/Lists/DiffableSnapshots/SectionSnapshots/Storage/")


def part_problems(place, code, words):
    """A part that no test names: its type, that type in `TypeTests`, or the type that the file extends.

    `words` are those of all tests, without their comments and strings.
    """
    if not str(place).startswith(PARTS):
        return []
    found = top_level_types(code) or EXTENSION.findall(code) or [place.stem.partition("+")[0]]
    # `extension [Part]` is about its elements.
    name = found[0].split(".")[0]
    if name in words or f"{name}Tests" in words:
        return []
    return [(place, f"no test names {name}; test it in {name}Tests")]


def module_of(place):
    """The module of a file of the product, which stands in `Sources` in the folder of a family; "": of none."""
    return place.parts[2] if place.parts[0] == "Sources" and len(place.parts) > 3 else ""


# Modules whose public types users write, each of which has a test that says what it does.
TOLD = ("Sources/Views/ViewTree/", "Sources/Views/Controls/", "Sources/Controllers/ViewControllers/")
DECLARATION = re.compile(
    r"\b(class|struct|enum|protocol|actor|extension)\s+([A-Z][\w.]*)|\btypealias\s+([A-Z]\w*)|([{}])")
# Names that a protocol of Swift's asks for, and nobody writes.
ASKED_FOR = {"Value"}


def public_types(code):
    """The dotted names of the public types of a file, and of the other names for types."""
    found, around, opened = [], [], None
    for match in DECLARATION.finditer(code):
        kind, name, alias, brace = match.groups()
        line = code[code.rfind("\n", 0, match.start()) + 1:match.start()]
        if brace == "{":
            around.append(opened)
            opened = None
        elif brace:
            around = around[:-1]
        elif alias or not re.search(r"[:=(]|\b(?:func|var|let|import)\b", line):
            opened = name or opened
            if kind != "extension" and re.search(r"\b(?:public|open)\b", line):
                found.append(".".join([outer for outer in around if outer] + [name or alias]))
    return [name for name in found if name.rpartition(".")[2] not in ASKED_FOR]


def words_of_tests(code):
    """The words of a test's code, and the pairs of which the second is a member of the first."""
    pairs = re.findall(r"(\w+)(?:<[\w.,? ]*>)?\.(?=(\w+))", code)
    return set(re.findall(r"\w+", code)) | {".".join(pair) for pair in pairs}


def type_problems(place, code, words):
    """A public type that no test names; one inside of another, with the other's name in front.

    `words` are those of all tests, without their comments and strings: `words_of_tests`.
    """
    if not str(place).startswith(TOLD):
        return []
    return [
        (place, f"no test names {name}; test it in {module_of(place)}Tests")
        for name in public_types(code) if ".".join(name.split(".")[-2:]) not in words]


# Folders of modules whose long internal types have tests of their own, but for those that the list of exceptions counts.
INTERNALS = ("Sources/Views/ViewTree/", "Sources/Views/Controls/", "Sources/Views/TextInput/",
             "Sources/Controllers/ViewControllers/", "Sources/Controllers/DocumentControllers/",
             "Sources/Controllers/ListControllers/", "Sources/Hosts/GTKHost/")
LONG = 60


def long_internal_types(place, code):
    """The top-level types of 60 lines of code or more that only this package sees, in the modules of `INTERNALS`."""
    if not str(place).startswith(INTERNALS):
        return []
    found = []
    for match in TYPE.finditer(code):
        start = code.find("{", match.end())
        if code.count("{", 0, match.start()) == code.count("}", 0, match.start()) and start >= 0 \
                and not re.search(r"public|open|private", match["modifiers"]) \
                and lines_of(code[match.start():closing(code, start) + 1]) >= LONG:
            found.append(match["name"])
    return found


def internal_problems(types, words, exceptions):
    """Long internal types that no test names, when there are more of them than the list allows.

    `words` are those of all tests, without their comments and strings.
    """
    unnamed = sorted(name for name in types if not {name, f"{name}Tests"} & words)
    if exceptions.holds("unnamed", "internals", len(unnamed)):
        return []
    return [("Tests", f"name {len(types) - len(unnamed)} of {len(types)} internal types of {LONG} lines or more; more are "
             f"unnamed ({len(unnamed)}) than the list of exceptions allows: test one of {', '.join(unnamed)}")]


# --- Pictures of tests ----------------------------------------------------------------------------

LARGEST_PICTURE = 16 * 1024
ALL_PICTURES = 2 * 1024 * 1024


def picture_problems(sizes):
    """Pictures of tests that are too large, alone or together; `sizes` are pairs of a place and a number of bytes."""
    problems = [
        (place, f"has {size:,} bytes, more than the {LARGEST_PICTURE:,} of a picture of a test: show less of the screen")
        for place, size in sizes if size > LARGEST_PICTURE]
    if (total := sum(size for _, size in sizes)) > ALL_PICTURES:
        problems.append(("Tests", f"have pictures of {total:,} bytes, more than the {ALL_PICTURES:,} of all pictures"))
    return problems


# --- Stages of tests -----------------------------------------------------------------------------

# Tests that make windows of their own, by their files' names, and why the test kit's is none for them.
OWN_WINDOWS = {
    "ApplicationInfoTests": "the scene delegates of programs that are started make them",
    "RenderedApplication": "is a program that the test kit starts",
    "FailedAssertionApplication": "is a program that mullion render starts",
    "OwnFatalErrorApplication": "is a program that mullion render starts",
    "DefaultProbes": "is about windows that nothing shows",
    "RunLoopFrameTests": "is about windows that no host shows",
    "StatusBarTests": "is about a second window in the kit's scene",
    "UndoManagerTests": "is below the test kit",
    "WindowLevelTests": "is about several windows",
    "WindowNotificationTests": "is about windows that come and go",
    "WindowMoveTests": "is about windows that no surface shows",
    "WindowTests": "is about windows",
}
STAGE = re.compile(r"\b(UIWindow|ViewSurface)\(")
# The stages, one for each rung: views, controllers, lists.
STAGES = {"Stage", "ControllerStage", "ListStage"}
STAGE_CLASS = re.compile(r"\bclass\s+(\w*Stage)\b")


def stage_class_problems(place, code):
    """A stage of tests beside the one of its rung."""
    if place.parts[0] != "Tests":
        return []
    return [(f"{place}:{line_at(code, match.start())}", f"declares {match[1]}; extend one of {', '.join(sorted(STAGES))}")
            for match in STAGE_CLASS.finditer(code) if match[1] not in STAGES]


EXPECT_MACRO = re.compile(r"#expect\((?!\s*(?:throws|processExitsWith):)")


def expectation_problems(place, code):
    """A macro of Swift Testing where the function `expect` does the same for less of the compiler's time."""
    if place.parts[0] not in ("Tests", "Conformance") or "OwnNames" in place.parts:
        return []
    return [(f"{place}:{line_at(code, match.start())}", "uses #expect; write expect(condition) or expect(value, equals: expected)")
            for match in EXPECT_MACRO.finditer(code)]


def stage_problems(place, code):
    """A test that mounts in a window or surface of its own; folders called Support or Stage hold what others use."""
    if place.parts[0] != "Tests" or any(re.search(r"^Support$|Stage$", part) for part in place.parts[1:-1]):
        return []
    found = list(STAGE.finditer(code))
    if place.stem in OWN_WINDOWS:
        return [] if found else [(place, "no longer creates a window; remove it from OWN_WINDOWS in house_rules.py")]
    return [
        (f"{place}:{line_at(code, match.start())}", f"creates a {match[1]} of its own; mount through "
         "CollectionViewHarness or a stage that other tests use, or give the reason in OWN_WINDOWS") for match in found]


# --- The ladder ---------------------------------------------------------------------------------

# On one rung: the geometry and the reader of projects stand on the contracts, CoreGraphics on both.
SIDEWAYS = {
    ("MullionCollectionGeometry", "MullionContracts"), ("CoreGraphics", "MullionCollectionGeometry"),
    ("CoreGraphics", "_Testing_CoreGraphics"), ("MullionXcodeProjects", "MullionContracts"),
    ("MullionInterfaceFiles", "MullionListControllers"),
}
PUBLIC_ONLY = ("Composer", "MullionGalleryScreens", "gallery")


def rungs_of(manifest):
    """The rung of each target: the `// Rung N` comment above it in the manifest."""
    rungs, rung = {}, None
    words = (r"// Rung (?P<rung>\d+)|^ {4}(?P<tests>// Tests)|"
             r'(?:(?P<call>part|module|client|host|shim|program)\(|name:)\s*"(?:[\w/]+/)?(?P<name>\w+)"')
    for match in re.finditer(words, manifest, re.M):
        if match["rung"]:
            rung = int(match["rung"])
        elif match["tests"]:
            rung = None
        elif rung is not None:
            # What the manifest calls a part has the prefix before its folder's name.
            rungs.setdefault(("Mullion" if match["call"] == "part" else "") + match["name"], rung)
    return rungs


def ladder_problems(rungs, targets, sources):
    """Arrows that point up or sideways, and imports that the manifest does not list.

    `targets` is what `swift package dump-package` says of them; `sources(target)` answers its files
    and their texts.
    """
    problems = []
    for target in targets:
        name = target["name"]
        if target["type"] in ("test", "system") or "snippets" in (target.get("path") or ""):
            continue
        if name not in rungs:
            problems.append(("Package.swift", f"target {name} is under no `// Rung N` comment"))
            continue
        declared = {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}
        for other in sorted(declared):
            if other.startswith("CMullion") or (name, other) in SIDEWAYS:
                continue
            if other in rungs and rungs[other] >= rungs[name]:
                problems.append((
                    "Package.swift", f"{name} (rung {rungs[name]}) depends on {other} (rung {rungs[other]}); "
                    "arrows point down"))
        if name in PUBLIC_ONLY and target.get("packageAccess", True):
            problems.append(("Package.swift", f"{name} must be limited to public API (packageAccess: false)"))
        for place, text in sources(target):
            for match in IMPORT.finditer(text):
                if match[1] in rungs and match[1] != name and match[1] not in declared:
                    problems.append((place, f"imports {match[1]}, which the manifest "
                                     f"does not list among {name}'s dependencies"))
    return problems


def closure(name, targets, with_traits=False):
    """The names of a target and of all that it depends on, by `swift package dump-package`; without those behind a trait or with them."""
    found, waiting = set(), [name]
    while waiting:
        if (one := waiting.pop()) not in found and one in targets:
            found.add(one)
            parts = [next(iter(dependency.values())) for dependency in targets[one]["dependencies"]]
            waiting += [part[0] for part in parts if with_traits or not (part[-1] or {}).get("traits")]
    return found


def framework_problems(targets):
    """Frameworks beside UIKit that an application builds that asks for UIKit alone, with no trait."""
    named = {target["name"]: target for target in targets}
    return [
        ("Package.swift", f"UIKit is built with {name}; frameworks beside it are products of their own")
        for name in sorted(closure("UIKit", named))
        if (named.get(name, {}).get("path") or "").startswith("Sources/Frameworks/")]


def table_problems(place, text, rungs):
    """The first table of ARCHITECTURE with numbers, in which each module stands at its rung: `| 4 | `Name` |`."""
    found, rung = {}, None
    for line in text.splitlines():
        if match := re.match(r"\| (\d*) *\| (.*?) \|", line):
            rung = int(match[1] or rung or 0)
            found |= dict.fromkeys(re.findall(r"`(\w+)`", match[2]), rung)
        elif found:
            break
    return [
        (place, f"has no row for {name}, which is on rung {rung}" if name not in found
         else f"has {name} on rung {found[name]}; in the manifest it is {rung}")
        for name, rung in rungs.items() if found.get(name) != rung] + [
        (place, f"has a row for {name}, which the manifest does not have") for name in found if name not in rungs]


def leaf_problems(targets, place, text):
    """A list of modules, as Swift, that UIKit, the kit and the host must do without, and that is not the manifest's side frameworks.

    `targets` is what `swift package dump-package` says of them.
    """
    by_name = {target["name"]: target for target in targets}
    below = set().union(*(closure(name, by_name, with_traits=True) for name in ("UIKit", "CollectionViewTesting", "GTKHost")))
    wanted = sorted(target["name"] for target in targets
                    if "/Frameworks/" in (target.get("path") or "") and not target["name"].startswith("_")
                    and target["type"] != "test" and target["name"] not in below)
    listed = re.findall(r'"(\w+)"', text[text.index("let leaves = ["):].split("]")[0])
    return [] if listed == wanted else [(place, f"lists {', '.join(listed)} as modules that UIKit does not depend on; these are "
                                         f"{', '.join(wanted)}")]


def ladder_table(text, rungs):
    """`text` with the modules of its first table on the rungs of the manifest, a row for each rung.

    Modules keep their order in a row, and new ones stand last; what is no module of the manifest stays on its
    rung when it is no plain name, as `Examples/`, and goes otherwise.
    """
    lines = text.splitlines()
    start = next(i for i, line in enumerate(lines) if re.match(r"\| *\d+ *\|", line))
    end = next(i for i in range(start, len(lines)) if not lines[i].startswith("|"))
    rows, listed = {}, set()
    for line in lines[start:end]:
        match = re.match(r"\| *(\d+) *\| (.*) \|$", line)
        for name in re.findall(r"`([^`]+)`", match[2]):
            listed.add(name)
            if name in rungs or not name.isidentifier():
                rows.setdefault(rungs.get(name, int(match[1])), []).append(name)
    for name, rung in rungs.items():
        if name not in listed:
            rows.setdefault(rung, []).append(name)
    numbered = [f"| {rung} | {', '.join(f'`{name}`' for name in names)} |" for rung, names in sorted(rows.items(), reverse=True)]
    return "\n".join(lines[:start] + numbered + lines[end:]) + "\n"


def family_problems(targets, pages, folders):
    """Modules without a row in the README of their family, and rows of such pages without a folder.

    `targets` is what `swift package dump-package` says of them, `pages` the texts of the READMEs by the folders of their
    families, `folders` the paths of the modules' folders.
    """
    problems = []
    homes = {str(target.get("path")).rpartition("/")[0] for target in targets}
    for family in sorted(set(pages) | {home for home in homes if re.fullmatch(r"Sources/\w+", home)}):
        text = pages.get(family, "")
        table = re.search(r"^\| Module \| Contents \|\n(?:\|.*\n)+", text, re.M)
        rows = {name for line in (table[0] if table else "").splitlines()
                for name in re.findall(r"`(\w+)`", line.split("|")[1])}
        own = {target["name"] for target in targets if str(target.get("path")).rpartition("/")[0] == family}
        problems += [(f"{family}/README.md", f"has no row for {name} in the table of modules") for name in sorted(own - rows)]
        problems += [
            (f"{family}/README.md", f"has a row for {name}, which is not a module of the family") for name in sorted(rows - own)
            if not {f"{family}/{name}", f"{family}/{name.removeprefix('Mullion')}"} & folders]
    return problems


IMPORT = re.compile(r"^(?:@\w+ )*(?:public |package )?import (?:class |struct |enum |func )?(\w+)", re.M)


# --- The changelog ------------------------------------------------------------------------------

DECLARED = re.compile(
    r"\b(?:public|open)\s+(?:\w+(?:\(\w+\))?\s+)*?(?:func|var|let|init|class|struct|enum|protocol|typealias|actor"
    r"|case|subscript)\b")


# What overrides, and what a leading underscore says is not for users.
UNNOTICED = re.compile(r"\b(?:override|import)\b|\b(?:func|var|let|class|struct|enum|protocol|typealias) _")


def changelog_sections(text):
    """The lines below each heading of a version, by the heading."""
    sections, heading = {}, None
    for line in text.splitlines():
        if line.startswith("## "):
            heading = line[3:].strip()
        if heading:
            sections.setdefault(heading, []).append(line)
    return sections


def has_new_changelog_line(old, new):
    """Whether `new` has an entry that `old` lacks, under Unreleased or in a version that was closed since `old`.

    Entries of versions that were closed before are about changes before: shortening them is no entry of this change.
    """
    closed, known = set(changelog_sections(old)) - {"Unreleased"}, set(old.splitlines())
    return any(
        line.strip() and not line.startswith("#") and line not in known
        for heading, lines in changelog_sections(new).items() if heading not in closed for line in lines)


def changelog_problems(difference, has_line):
    """A difference of the sources (as `git diff` prints it) that changes a public declaration without an entry in
    CHANGELOG.md (`has_line`). Declarations that move to another file cancel out."""
    changed, path = Counter(), ""
    for line in difference.splitlines():
        if line.startswith(("+++ ", "--- ")):
            path = path if line[4:] == "/dev/null" else line[4:].partition("/")[2]
            continue
        if line[:1] not in ("+", "-") or not line[1:].strip():
            continue
        if path.endswith(".swift") and path.split("/")[0] in ("Sources", "AppleModules") and "/Tests/" not in path:
            declaration = line[1:].split("//")[0]
            if DECLARED.search(declaration) and not UNNOTICED.search(declaration):
                changed[" ".join(declaration.split()).rstrip(" {")] += 1 if line[0] == "+" else -1
    changed = [declaration for declaration, count in changed.items() if count]
    if not changed or has_line:
        return []
    more = f" and {len(changed) - 1} more" if len(changed) > 1 else ""
    return [("CHANGELOG.md", f"has no new line under `## Unreleased` about `{changed[0]}`{more}, which changed; "
             "add what users notice")]


def subject_problems(subjects):
    """Commits that do two things, as far as their subjects say so."""
    return [
        (f"commit '{subject}'", "contains \"and\"; a commit does one thing")
        for subject in subjects if re.search(r"\band\b", re.sub(r"`[^`]*`", "", subject))]


def unreleased_problems(text):
    """A changelog without a place for the next line."""
    if next(iter(changelog_sections(text)), None) != "Unreleased":
        return [("CHANGELOG.md", "does not begin with the heading `## Unreleased`; lines about the next release belong under it")]
    return []


WORDS_OF_VERSION = 1500


def changelog_length_problems(text):
    """Versions of the changelog that are longer than a reader reads."""
    counts = {heading: len(" ".join(lines).split()) for heading, lines in changelog_sections(text).items()}
    return [
        ("CHANGELOG.md", f"has {count:,} words under `## {heading}`, more than {WORDS_OF_VERSION:,}; condense new API to types, "
         "fixes to what a user's code or goldens can notice")
        for heading, count in counts.items() if count > WORDS_OF_VERSION]


# --- The version ----------------------------------------------------------------------------------

NUMBER = re.compile(r'\bstatic let version = "(\d+\.\d+\.\d+)"')
TAG = re.compile(r"v?(\d+\.\d+(?:\.\d+)?)")
DEPENDENCY = re.compile(r'\.package\(url: "[^"]*\bmullion(?:\.git)?", \w+: "(\d[\w.]*)"')


def number_problems(place, source, changelog, tags):
    """The number of the version in `source` beside the newest version of the changelog and the tags of this commit."""
    found = NUMBER.search(source)
    if not found:
        return [(place, 'has no `static let version = "X.Y.Z"`, from which all others take the number')]
    number, problems = found[1], []
    closed = [heading.split()[0] for heading in changelog_sections(changelog) if heading != "Unreleased"]
    if closed[:1] != [number]:
        problems.append((place, f"has version {number}; the newest in CHANGELOG.md is {closed[0] if closed else 'missing'}"))
    for tag in tags:
        tagged = TAG.fullmatch(tag)
        if tagged and (tagged[1] + ".0" if tagged[1].count(".") == 1 else tagged[1]) != number:
            problems.append((place, f"has version {number}; the tag of this commit is {tag}"))
    return problems


def dependency_problems(place, text, number):
    """Manifests in a page that depend on another version than `number`."""
    return [
        (place, f"depends on version {found}; the version is {number}")
        for found in DEPENDENCY.findall(text) if found != number]


# --- Gaps ---------------------------------------------------------------------------------------

def interface_of(texts):
    """What is public in these sources: the members of each type, by its dotted name."""
    found = {}
    opening = re.compile(r"\b(class|struct|enum|protocol|actor|extension)\s+([A-Z][\w.]*)")
    member = re.compile(
        r"(?P<words>(?:[\w@]+(?:\([\w ]*\))?\s+)*?)(?P<kind>func|var|let|case|init|subscript|typealias)\b\s*"
        r"(?P<name>[\w`]*)")
    for text in texts:
        code, stack, start = code_only(text), [], 0
        for name in re.findall(r"^public typealias (\w+)", code, re.M):
            found.setdefault(name, set())
        for brace in re.finditer(r"[{}]", code):
            head, start = code[start:brace.start()], brace.end()
            if stack and stack[-1]:
                collect(head, stack[-1], found, member)
            if brace[0] == "}":
                stack and stack.pop()
                continue
            kinds = [k for k in opening.finditer(head) if not re.search(r"\b(?:func|init|var)\b", head[k.start():])]
            if not kinds or stack and not stack[-1]:
                stack.append(None)
                continue
            kind, name = kinds[-1].groups()
            line = head[:kinds[-1].start()].rpartition("\n")[2]
            seen = bool(re.search(r"\b(?:public|open)\b", line))
            outer = stack[-1][0] + "." if stack and stack[-1] else ""
            if seen and kind != "extension":
                found.setdefault(outer + name, set())
            stack.append((outer + name, kind, seen))
    return found


def collect(head, owner, found, member):
    """Notes the public members that `head`, a stretch without braces, declares in `owner`."""
    name, kind, seen = owner
    if kind != "extension" and not seen:
        return
    for line in re.finditer(r"^.*$", head, re.M):
        match = member.search(line[0])
        if not match:
            continue
        words = match["words"].split()
        open_to_all = "public" in words or "open" in words or (kind in ("protocol", "extension") and seen) \
            or (match["kind"] == "case" and name in found)
        if not open_to_all or {"private", "package", "fileprivate"} & set(words):
            continue
        names = [match["name"].strip("`") or match["kind"]]
        if match["kind"] == "case":
            names = re.findall(r"(\w+)", re.sub(r"\([^)]*\)|=[^,]*|\bcase\b", " ", line[0][match.start("kind"):]))
        elif match["kind"] in ("func", "init", "subscript"):
            at = line.start() + match.end()
            paren = head.find("(", at)
            if paren >= 0:
                inside = re.sub(r"\([^()]*\)", "", re.sub(r"<[^<>]*>", "", head[paren + 1:closing(head, paren)]))
                labels = re.findall(r"(?:^|,)\s*(?:@\w+\s+)*(\w+)(?:\s+\w+)?\s*:", inside)
                names.append(f"{names[0]}({''.join(label + ':' for label in labels)})")
        found.setdefault(name, set()).update(names)


def is_here(name, types, interface):
    """Whether `name` is a public type, or a member of one of `types` (of any, when none are given)."""
    if name in interface:
        return name
    owner, _, last = name.rpartition(".") if "(" not in name else ("", "", name)
    if owner:
        return name if last in interface.get(owner, ()) else None
    for type_name in types or interface:
        for inside, members in interface.items():
            if (inside == type_name or inside.startswith(type_name + ".")) and (
                    name in members or f"{type_name}.{name}" == inside):
                return f"{inside}.{name}"
    return None


def gap_problems(place, text, interface):
    """Names that a page lists as missing although they exist. Tables that a script makes are right."""
    problems = []
    text = re.sub(r"<!-- area.*?<!-- end of area.*?-->", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
    said = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.split("|")]
        if line.startswith("|") and len(cells) > 3:
            types = re.findall(r"`([\w.]+)`", cells[1])
            for clause in re.findall(r"(?:\bno |\bwithout |\bMissing: |\bbut )([^;]*)", cells[2]):
                said += [(number, name, types) for name in names_in(clause)]
    plain = re.sub(r"^\|.*$", "", text, flags=re.M)
    for sentence in re.finditer(r"[^.;]*?(?:`[^`]*`[^.;`]*)*\b(?:is|are) missing\b", plain):
        number = line_at(plain, sentence.end())
        said += [(number, name, []) for name in re.findall(r"`([^`]+)`", sentence[0])]
    for number, name, types in said:
        if found := is_here(name, types, interface):
            problems.append((f"{place}:{number}", f"declares {name} missing; {found} exists"))
    return problems


PUBLIC_FUNCTION = re.compile(r"^(?:@[\w(), :]+?\s+)*public\s+func\s+([A-Za-z]\w*)", re.M)


def row_problems(place, code, words):
    """Public names of a file that are missing in the pages of fidelity, whose words are `words`."""
    return [
        (place, f"declares {name}, which is on no page of Documentation/Fidelity; give it a row, or add it to that of its family")
        for name in [name for name in public_types(code) if "." not in name] + PUBLIC_FUNCTION.findall(code)
        if not name.startswith("_") and name not in words]


def names_in(clause):
    """What a list of gaps names: what is in backticks, and words as a member is called ("key commands")."""
    names = re.findall(r"`([^`]+)`", clause)
    for part in re.split(r",|\band\b|\bor\b|\(", clause):
        words = part.split()
        if words and all(word.isalpha() for word in words):
            names.append(words[0][0].lower() + words[0][1:] + "".join(w[0].upper() + w[1:] for w in words[1:]))
    return names


def known_gap_problems(place, text, interface):
    """The same for `Known gaps:` and `Differs from UIKit: no …` in a comment of a type."""
    problems = []
    for comment in re.finditer(r"(?:^[ \t]*///.*\n)+", text, re.M):
        words = re.sub(r"^[ \t]*/// ?", "", comment[0], flags=re.M)
        after = code_only(text[comment.end():comment.end() + 400])
        owner = re.search(r"\b(?:class|struct|enum|protocol|actor|extension)\s+([\w.]+)", after)
        types = [place.stem.split("+")[0]] + ([owner[1]] if owner else [])
        for gap in re.finditer(r"(?:Known gaps?:|Differs from UIKit: no )(.*?)(?:\n\s*\n|\.\s|\.$|\Z)", words, re.S):
            # A name that something is said about is there; one that only stands in the list is not.
            for name in names_in(re.sub(r"`[^`]+`(?![,.;(]|\s+(?:and|or)\b|\s*$)", "", gap[1])):
                if found := is_here(name, types, interface):
                    line = line_at(text, comment.start()) + line_at(words, gap.start()) - 1
                    problems.append((f"{place}:{line}", f"declares {name} missing; {found} exists"))
    return problems


# --- Names in pages -----------------------------------------------------------------------------

def link_problems(place, text, exists):
    """Links and paths of a page that lead nowhere. `exists` answers for a path as the page or, with a
    slash in front, as the repository has it."""
    problems = []
    text = re.sub(r"```.*?```", "", text, flags=re.S)
    for target in re.findall(r"\]\(([^)\s]+)\)", text) + re.findall(r'(?:src|href)="([^"]+)"', text):
        # Where GitHub shows what a workflow did.
        path = re.sub(r"^\.\./\.\./actions/(workflows/[^/]+\.yml)(/badge\.svg)?$", r"/.github/\1", target)
        if not re.match(r"[a-z]+:|#", target) and not exists(path.split("#")[0]):
            problems.append((place, f"links to {target}, which does not exist"))
    for path in re.findall(PATH, text):
        if not exists("/" + path.rstrip("/")):
            problems.append((place, f"names {path}, which does not exist"))
    return problems


PATH = r"`((?:Sources|Tests|Scripts|Documentation|Examples|Rewriter|AppleModules|Benchmarks|\.ci)/[\w./+-]+)`"


def named_problems(place, text, names):
    """Types and files in backticks that nothing here is called."""
    problems = []
    text = re.sub(r"```.*?```", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
    for match in re.finditer(r"`@?([A-Z]\w*(?:\+\w+)?)(?:\.\w+(?:\([\w:]*\))?)?`", text):
        if match[1] not in names:
            problems.append((f"{place}:{line_at(text, match.start())}",
                             f"names {match[1]}, and no file, folder or module has that name"))
    return problems
