# SPDX-License-Identifier: Apache-2.0
"""Finds what can be made wrong in a Swift file, a small thing at a time, while the program runs.

A mutant is an insertion into one line that does nothing unless its number was chosen:
`if mutant_(7) { return };` at the start of a function. So one build holds all of them. Only forms
are made that nearly always compile; `Scripts/mutants` leaves out those that do not.
"""

import re
from dataclasses import dataclass, field

import house_rules as rules

# What the functions of a mutated module ask. `MULLION_MUTANT` is the number that was chosen, and a file
# named by `MULLION_MUTANTS_REACHED` is told at the end which mutants were asked about.
SWITCH = """
import Glibc

private let chosen = getenv("MULLION_MUTANT").flatMap { Int(String(cString: $0)) } ?? 0
private nonisolated(unsafe) let reached: UnsafeMutablePointer<Bool>? = {
  guard getenv("MULLION_MUTANTS_REACHED") != nil else { return nil }
  atexit { writeReached() }
  let reached = UnsafeMutablePointer<Bool>.allocate(capacity: mutantCount)
  reached.initialize(repeating: false, count: mutantCount)
  return reached
}()
private let mutantCount = %d

private func writeReached() {
  guard let reached, let path = getenv("MULLION_MUTANTS_REACHED"), let file = fopen(path, "a") else { return }
  for number in 0..<mutantCount where reached[number] { fputs("\\(number)\\n", file) }
  fclose(file)
}

func mutant_(_ number: Int) -> Bool {
  reached?[number] = true
  return number == chosen
}
"""

NUMBERS = {"CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt", "UInt8", "UInt16", "UInt32", "Int64", "UInt64"}
VALUES = {
    "Bool": ["true", "false"], "String": ['"mutant"'],
    "CGRect": ["CGRect(x: 17, y: 17, width: 17, height: 17)"], "CGSize": ["CGSize(width: 17, height: 17)"],
    "CGPoint": ["CGPoint(x: 17, y: 17)"], "UIEdgeInsets": ["UIEdgeInsets(top: 17, left: 17, bottom: 17, right: 17)"],
    "NSRange": ["NSRange(location: 17, length: 0)"], "URL": ['URL(fileURLWithPath: "/mutant")'],
    "UIColor": ["UIColor.magenta"], "UIImage": ["UIImage()"], "UIView": ["UIView()"],
    **{name: ["17"] for name in NUMBERS},
}


@dataclass
class Mutant:
    """One small thing that is wrong: in which type, at which line, and what is inserted where."""
    owner: str
    line: int
    what: str
    edits: list  # of (place in the text, text with `{n}` for the number)
    number: int = 0


@dataclass
class Scope:
    """What stands between two braces: a type, an extension, a function, accessors, or something else."""
    kind: str
    name: str = ""
    start: int = 0
    result: str = ""
    parameters: dict = field(default_factory=dict)
    is_open: bool = False


def values_of(type_name, enums):
    """What a value of this type can be instead, as Swift writes it; nothing: that is not known."""
    name = (type_name or "").strip()
    if name.endswith(("?", "!")) and "->" not in name.replace("(", " ").split(" ")[0]:
        return ["nil"] if not name.startswith(("any ", "some ")) else []
    if re.fullmatch(r"\[[^\[\]:]+\]|Set<\w+>", name):
        return ["[]"]
    if re.fullmatch(r"\[[^\[\]]+:[^\[\]]+\]", name):
        return ["[:]"]
    cases = enums.get(name.rpartition(".")[2], [])
    return VALUES.get(name) or (cases if cases == ["[]"] else ["." + case for case in cases[:1] + cases[1:][-1:]])


CASE = re.compile(r"^\s*case\s+(`?\w+`?(?:\s*=\s*[^,\n]+)?(?:\s*,\s*`?\w+`?(?:\s*=\s*[^,\n]+)?)*)\s*$", re.M)
ENUM = re.compile(r"\benum\s+(\w+)\s*(?::([^{]*))?\{")


def enums_of(code):
    """The cases of the enums in a file that carry no values, by the enum's own name; of an option set `[]`."""
    found = {name: ["[]"] for name in re.findall(r"\bstruct\s+(\w+)\s*:[^{]*\bOptionSet\b", code)}
    for match in ENUM.finditer(code):
        body = code[match.end():rules.closing(code, match.end() - 1)]
        if not re.search(r"^\s*(?:indirect\s+)?case\s+[^\n]*\w\(|\bfunc\b.*\bcase\b", body, re.M):
            flat = re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", re.sub(r"\{[^{}]*\}", "", body)))
            found[match[1]] = [part.split("=")[0].strip(" `") for line in CASE.findall(flat) for part in line.split(",")]
    return found


def enums_of_all(codes):
    """The enums that only one of these files has by that name."""
    found, several = {}, set()
    for code in codes:
        here = enums_of(code)
        several |= set(found) & set(here)
        found |= here
    return {name: cases for name, cases in found.items() if name not in several}


TYPE = re.compile(r"(?<!\.)\b(class|struct|enum|protocol|actor|extension)\s+([A-Z_][\w.]*)")
MEMBER = re.compile(r"(?<![.\w`])(func|init|deinit|subscript|var)\b(?!`)")
FIRST_WORD = re.compile(r"\s*(?:@\w+\s+)*(?:(?:nonmutating|mutating|private|package)\s+)*(get|set|didSet|willSet|_read|_modify)\b")
STATEMENT = re.compile(r"\s*(?:let|var|guard|for|while|repeat|do|defer|return|throw|func|struct|fatalError|#)\b")


def mutants_of(text, enums):
    """All mutants of a file, in the order of its lines."""
    return Finder(text, enums).found


class Finder:
    def __init__(self, text, enums):
        self.text, self.code, self.found = text, rules.code_only(text, in_place=True), []
        self.enums = enums | enums_of(self.code)
        self.public = set(rules.public_types(self.code))
        # What the file's stored properties are, by their names.
        self.types = {match["name"]: match["type"] for match in self.STORED.finditer(self.code) if match["type"]}
        scopes, last = [Scope("file")], 0
        for brace in re.finditer(r"[{}]", self.code):
            if brace[0] == "{":
                scope = self.scope_at(brace.start(), last, scopes)
                scopes.append(scope)
                self.enter(scope, brace.start(), self.owner(scopes))
            elif len(scopes) > 1:
                scopes.pop()
            last = brace.end()
        self.found.sort(key=lambda mutant: mutant.line)

    def add(self, owner, what, *edits):
        if owner:
            self.found.append(Mutant(owner, rules.line_at(self.text, edits[0][0]), what, list(edits)))

    def owner(self, scopes):
        """The innermost public type around, if any."""
        name, best = "", None
        for scope in scopes:
            if scope.kind in ("type", "extension", "protocol"):
                name = f"{name}.{scope.name}" if name else scope.name
                best = name if name in self.public else best
        return best

    # --- Which scope begins

    def scope_at(self, start, last, scopes):
        head, parent = self.code[last:start], scopes[-1]
        if parent.kind == "accessors":
            match = re.search(r"(\w+)\s*(?:\(\w+\))?\s*(?:async|throws|\s)*$", head)
            return Scope(match[1] if match else "other", parent.name, start, parent.result)
        if parent.kind not in ("file", "type", "extension"):
            return Scope("other", start=start)
        members, types = list(MEMBER.finditer(head)), list(TYPE.finditer(head))
        if types and (not members or types[-1].start() > members[-1].start()):
            kind = {"extension": "extension", "protocol": "protocol"}.get(types[-1][1], "type")
            return Scope(kind, types[-1][2].rstrip("."), start, result=types[-1][1])
        if not members:
            return Scope("other", start=start)
        first = last + members[-1].start()
        if members[-1][1] == "var":
            return self.variable(first, start)
        return self.function(members[-1][1], first, start)

    def variable(self, first, start):
        head = self.code[first:start]
        match = re.match(r"var\s+(\w+)\s*(?::([^={]*))?(=)?", head)
        opened = FIRST_WORD.match(self.code, start + 1)
        if not match or head.rstrip().endswith("=") or match[3] and not opened:
            return Scope("other", start=start)
        kind = "accessors" if opened else "getter"
        return Scope(kind, match[1], start, (match[2] or "").strip())

    def function(self, kind, first, start):
        paren = self.code.find("(", first, start)
        if paren < 0:
            return Scope("deinit", kind, start)
        close = rules.closing(self.code, paren)
        listed = self.code[paren + 1:close]
        parameters = {
            name: type_name.strip() for name, type_name in
            re.findall(r"(?:^|,)\s*(?:\w+\s+)?(\w+)\s*:\s*([^,=()]+)", listed)}
        result = re.search(r"->\s*(.+?)\s*(?:\bwhere\b.*)?$", self.code[close + 1:start].strip(), re.S)
        name = re.match(r"func\s+(\S+?)[\s(<]", self.code[first:paren + 1])
        failable = self.code[first:first + 5] == "init?"
        return Scope("init?" if failable else kind, name[1] if name else kind, start,
                     result[1] if result else "", parameters)

    # --- What can be wrong in it

    def enter(self, scope, start, owner):
        end = rules.closing(self.code, start)
        if scope.kind == "type":
            self.enum_values(scope, start, end, owner)
            self.stored(start, end, owner, observed=scope.result in ("class", "struct"))
        elif scope.kind == "extension":
            self.stored(start, end, owner, observed=False)
        elif scope.kind == "func" and scope.result in ("", "Void", "()") or scope.kind in ("set", "didSet", "willSet"):
            if self.code[start + 1:end].strip():
                self.add(owner, f"{scope.name}: {scope.kind} does nothing".replace(": func", ""),
                         (start + 1, " if mutant_({n}) { return };"))
        elif scope.kind in ("func", "getter", "get", "subscript"):
            self.results(scope, start, end, owner)
        elif scope.kind in ("init", "init?"):
            self.initialiser(scope, start, end, owner)
        if scope.kind in ("init", "init?") or scope.kind == "func" and not values_of(scope.result, self.enums):
            self.passed(scope, start, end, owner)
        if scope.kind in ("func", "getter", "get", "set", "didSet", "willSet", "init", "init?", "subscript"):
            self.conditions(scope, start, end, owner)

    def results(self, scope, start, end, owner):
        """Another result at once; an expression that needed no `return` gets one, behind the first statement."""
        body = self.code[start + 1:end]
        if not body.strip():
            return
        first = start + 1 + len(body) - len(body.lstrip())
        says = bool(STATEMENT.match(body))
        if re.match(r"\s*(?:if|switch)\b", body):
            says = bool(re.search(r"\breturn\b", body))
        elif not says:
            says = bool(re.search(r"^\s*return\b[^\n]*\s*\Z", body.rstrip(), re.M))
        returned = [] if says else [(first, "return ")]
        own = body.strip().removeprefix("return ")
        # What was handed in is another result, too.
        same = [name for name, kind in scope.parameters.items() if kind == scope.result] if scope.kind == "func" else []
        for value in values_of(scope.result, self.enums) or same[:1]:
            # Where that is the result at any rate, nothing would be wrong.
            if value in (own, f".{own.rpartition('.')[2]}"):
                continue
            self.add(owner, f"{scope.name} is {value}",
                     (start + 1, " if mutant_({n}) { return " + value + " };"), *returned)

    def initialiser(self, scope, start, end, owner):
        body = self.code[start + 1:end]
        if scope.kind == "init?":
            self.add(owner, "init answers nil", (start + 1, " if mutant_({n}) { return nil };"))
        for call in re.finditer(r"\bsuper\.init\s*\(", body):
            close = start + 1 + rules.closing(body, call.end() - 1)
            if self.code[close + 1:end].strip() and "{" not in body[:call.start()]:
                self.add(owner, "init ends early", (close + 1, "; if mutant_({n}) { return }"))
        for line in re.finditer(r"^[ \t]*(?:self\.)?(\w+)[ \t]*=[ \t]*(?=(\w+))([^\n{]+)$", body, re.M):
            values = values_of(self.types.get(line[1]) or scope.parameters.get(line[2]), self.enums)
            values = [value for value in values if value != line[3].strip()]
            if values and self.ends_at(start + 1 + line.end()) and line[3].count("(") == line[3].count(")"):
                self.add(owner, f"init: {line[1]} is {values[-1]}",
                         (start + 1 + line.start(3), "mutant_({n}) ? " + values[-1] + " : "))

    def passed(self, scope, start, end, owner):
        """A parameter that is handed on as something else."""
        for name, type_name in scope.parameters.items():
            values = [value for value in values_of(type_name, self.enums) if value != "nil"]
            for place in re.finditer(rf"(?<=[(:,])\s+?{name}(?=\s*[,)])|(?<=\(){name}(?=\s*[,)])",
                                     self.code[start:end]) if values else ():
                at = start + place.end() - len(name)
                self.add(owner, f"{scope.name or 'init'}: {name} is handed on as {values[-1]}",
                         (at, "mutant_({n}) ? " + values[-1] + " : "))

    CONDITION = re.compile(r"(?<![#\w.`])(if|guard)[ \t]+(?!let\b|var\b|case\b|#)([^{},;]*?)[ \t\n]*(?:\{|\belse\b)")

    def conditions(self, scope, start, end, owner):
        for match in self.CONDITION.finditer(self.code, start, end):
            condition = match[2]
            if condition.count("(") == condition.count(")") and not re.search(r"\b(?:let|case)\b|#", condition):
                self.add(owner, f"{scope.name}: {match[1]} {' '.join(condition.split())[:50]} is the other way round",
                         (match.start(2), "mutant_({n}) != ("), (match.end(2), ")"))

    STORED = re.compile(
        r"^(?P<words>[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+)*(?:[\w]+(?:\(\w+\))?[ \t]+)*?)(?P<kind>var|let)[ \t]+(?P<name>\w+)"
        r"[ \t]*(?::[ \t]*(?P<type>[^=\n{]+?))?[ \t]*(?:=[ \t]*(?P<value>[^\n{]+?))?[ \t]*(?P<end>\{[^\n]*)?$", re.M)

    def stored(self, start, end, owner, observed):
        """Stored properties: another first value; what is set later is forgotten."""
        for match in self.STORED.finditer(self.code, start + 1, end):
            if self.depth(start, match.start("kind")) != 1:
                continue
            kind, name, value = match["kind"], match["name"], match["value"]
            if value and value.count("(") == value.count(")") and value[-1] not in "=([+-*/?:&|,":
                self.first_value(match, value, owner)
            elif value:
                continue
            seen = {"public", "open", "package"} & set(match["words"].split())
            if observed and kind == "var" and seen and not match["end"] and self.ends_at(match.end()):
                self.add(owner, f"{name}: what is set is forgotten",
                         (match.end(), " { didSet { if mutant_({n}) { " + name + " = oldValue } } }"))

    def first_value(self, match, value, owner):
        name, place = match["name"], match.start("value")
        raw = re.match(r"\.?[\w.]*\((?:rawValue: *)?(?=[\d\"])", value)
        if raw and value.endswith(")") and match["kind"] == "let":
            first = place + raw.end()
            other = '"mutant"' if self.text[first] == '"' else "0"
            self.add(owner, f"{name} has another raw value", (first, "mutant_({n}) ? " + other + " : "))
        elif re.fullmatch(r'"[^"]*"', value) and not match["type"]:
            self.add(owner, f"{name} is another string", (place, 'mutant_({n}) ? "mutant" : '))
        elif value in ("true", "false"):
            self.add(owner, f"{name} begins the other way round", (place, "mutant_({n}) != "))
        elif re.fullmatch(r"-?[\d_.]+", value):
            self.add(owner, f"{name} is 17", (place, "mutant_({n}) ? 17 : "))
        elif value not in ("nil", "[]", "[:]"):
            others = [other for other in values_of(match["type"], self.enums) if other not in (value, "nil")]
            if others and re.fullmatch(r'[.\w]+|"[^"]*"', value):
                self.add(owner, f"{name} begins as {others[-1]}", (place, "mutant_({n}) ? " + others[-1] + " : "))

    def ends_at(self, end):
        """Whether the declaration that seems to end here goes on in the next line."""
        return not re.match(r"\s*(?:=|\{|\.|\?|:|&&|\|\||\+)", self.code[end:])

    def depth(self, start, place):
        return self.code.count("{", start, place) - self.code.count("}", start, place)

    def enum_values(self, scope, start, end, owner):
        """Other raw values: the enum answers its own, which the compiler else makes."""
        match = re.search(r"\benum\s+\w+\s*:\s*(\w+)[^{]*$", self.code[:start])
        cases = self.raw_values(match[1], start, end) if match and scope.result == "enum" else None
        if not cases or not owner or not owner.endswith(scope.name):
            return
        kind = match[1]
        answers = "; ".join(f"case .{name}: {value}" for name, value in cases)
        made = "; ".join(f"case {value}: self = .{name}" for name, value in cases)
        other = 'value + "mutant"' if kind == "String" else "value + 17"
        self.add(owner, "has other raw values", (
            start + 1, f" public var rawValue: {kind} {{ let value: {kind} = switch self {{ {answers} }}; "
            f"return mutant_({{n}}) ? {other} : value }}; public init?(rawValue: {kind}) "
            f"{{ switch rawValue {{ {made}; default: return nil }} }};"))

    def raw_values(self, kind, start, end):
        if kind != "String" and kind not in NUMBERS or "rawValue" in self.code[start:end]:
            return None
        found, following = [], 0
        for line in re.finditer(r"^[ \t]*case[ \t]+([\w`][^\n]*)$", self.code[start:end], re.M):
            if self.depth(start, start + line.start()) != 1 or "(" in line[1]:
                continue
            # The strings stand in the text, at the same place.
            written = self.text[start + line.start(1):start + line.end(1)].split("//")[0]
            for part in written.split(","):
                name, _, value = (word.strip(" `") for word in part.partition("="))
                if kind == "String":
                    found.append((name, value or f'"{name}"'))
                    continue
                if value and not re.fullmatch(r"-?\d+|0x[\da-fA-F]+", value):
                    return None
                following = int(value, 0) if value else following
                found.append((name, following))
                following += 1
        return found


def mutated(text, mutants):
    """The text with these mutants in it; lines stay where they are."""
    edits = []
    for mutant in mutants:
        edits += [(place, part.replace("{n}", str(mutant.number)), order) for order, (place, part) in
                  enumerate(mutant.edits)]
    # What several mutants need stands once, behind what each of them brings to the same place.
    seen, out, last = set(), [], 0
    for place, part, order in sorted(edits, key=lambda edit: (edit[0], "return " == edit[1])):
        if (place, part) in seen:
            continue
        seen.add((place, part))
        out += [text[last:place], part]
        last = place
    return "".join(out) + text[last:]
