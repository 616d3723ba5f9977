# SPDX-License-Identifier: Apache-2.0
"""The language of documentation comments: how they begin, what they leave out, which words they avoid.

CONTRIBUTING.md has the rules. What breaks one already is counted in the list of exceptions, by rule.
"""

import re

from house_rules import closing

MODIFIERS = (
    r"(?:public|open|package|internal|private|fileprivate|final|static|override|mutating|nonmutating"
    r"|nonisolated(?:\(\w+\))?|convenience|required|indirect|lazy|weak|unowned(?:\(\w+\))?|dynamic|prefix|postfix|infix"
    r"|isolated|consuming|borrowing|\w+\(set\)|class(?=\s+(?:func|var|let|subscript|override|final|public|open)\b))")
DECLARATION = re.compile(
    rf"\s*(?:@[\w.]+(?:\([^)]*\))?\s+)*(?P<modifiers>(?:{MODIFIERS}\s+)*)(?P<kind>func|var|let|init|subscript|case|class|struct"
    r"|enum|protocol|actor|extension|typealias|associatedtype|macro)\b")
BETWEEN = re.compile(r"\s*(?:@[\w.]+(?:\([^)]*\))?\s*$|#if|#else|#endif|//)")
OPENING = re.compile(r"(?:What|Who|Whose|Whom|Where|How|Which)\b")
# Periphrases of technical terms: code returns, notifies, reports, requires.
PERIPHRASES = re.compile(
    r"\b(?:says|said|tells|told|hears|heard|wish|wishes|nobody|somebody|the (?:most|least) that|lets no)\b", re.I)
QUOTED = re.compile(r'`[^`]*`|"[^"]*"')
RESULT = re.compile(r"\)\s*(?:async\s+)?(?:(?:re)?throws(?:\([^)]*\))?\s+)?->\s*(?!Void\b|Never\b|\(\))\S")


class Comment:
    """A documentation comment, with the declaration under it."""

    def __init__(self, lines, start, end):
        self.line = start + 1
        self.text = [re.sub(r"^\s*/// ?", "", line) for line in lines[start:end]]
        below = end
        while below < len(lines) and BETWEEN.match(lines[below]):
            below += 1
        self.match = DECLARATION.match(lines[below]) if below < len(lines) else None
        self.kind = self.match["kind"] if self.match else ""
        self.is_public = bool(self.match) and is_public(lines, below, self.match)
        self.has_result = self.kind in ("func", "subscript") and has_result(lines, below)

    @property
    def words(self):
        """The text without quotations and code."""
        return QUOTED.sub("", " ".join(self.text))

    @property
    def has_loose_parameters(self):
        """Whether the first item below "- Parameters:" is not part of that item's content."""
        below = [after for line, after in zip(self.text, self.text[1:]) if line.strip() == "- Parameters:"]
        return any(re.match(r" ?- ", line) for line in below)

    @property
    def states_result(self):
        return bool(re.match(r"Returns?\b", self.text[0])) or any(line.lstrip().startswith("- Returns:") for line in self.text)


def has_result(lines, start):
    """Whether the function that begins in line `start` returns a value."""
    text = "\n".join(lines[start:start + 40])
    opening = text.find("(", DECLARATION.match(text).end())
    return opening >= 0 and bool(RESULT.match(text, closing(text, opening)))


def is_public(lines, number, match):
    """Whether other packages see the declaration, by its own modifiers or by those around it."""
    words = set(match["modifiers"].split())
    if words & {"public", "open"}:
        return True
    if words & {"package", "internal", "private", "fileprivate"}:
        return False
    indent = len(lines[number]) - len(lines[number].lstrip())
    for above in range(number - 1, -1, -1):
        line = lines[above]
        outer = DECLARATION.match(line)
        if line.strip() and len(line) - len(line.lstrip()) < indent and outer:
            seen = {"public", "open"} & set(outer["modifiers"].split())
            return bool(seen) and (outer["kind"] in ("protocol", "extension") or (outer["kind"], match["kind"]) == ("enum", "case"))
    return False


def comments(text):
    """The documentation comments of a file."""
    lines, found, start = text.split("\n"), [], None
    for number, line in enumerate([*lines, ""]):
        if line.lstrip().startswith("///"):
            start = number if start is None else start
        elif start is not None:
            found.append(Comment(lines, start, number))
            start = None
    return found


def language_problems(place, text, exceptions):
    """Comments that begin with a question word, that use a periphrase, whose parameters docc does not find, and
    results that are not documented."""
    problems = []
    for comment in comments(text):
        where = f"{place}:{comment.line}"
        opening, words = OPENING.match(comment.text[0]), PERIPHRASES.findall(comment.words)
        if opening and not exceptions.allows("opening", "public" if comment.is_public else "all"):
            problems.append((where, f"the comment begins with '{opening[0]}'; begin with a noun phrase, or with a verb for a function"))
        if words and not exceptions.allows("periphrase", "all"):
            problems.append((where, f"the comment uses '{words[0]}'; name what the code does: returns, notifies, reports, requires"))
        if comment.has_loose_parameters:
            problems.append((where, "items below '- Parameters:' begin with three spaces; docc makes an ordinary list of others"))
        if comment.is_public and comment.has_result and not comment.states_result and not exceptions.allows("result", "public"):
            problems.append((where, "the function returns a value; begin with 'Returns' or add '- Returns:'"))
    return problems


def language_table(texts):
    """The number of comments that break each rule, with their shares."""
    found = [comment for text in texts for comment in comments(text)]
    public = [c for c in found if c.is_public]
    results = [c for c in public if c.has_result]

    def row(title, some, among):
        return f"| {title} | {len(some)} | {len(among)} | {100 * len(some) / max(len(among), 1):.1f} % |"

    return "\n".join([
        "| comments | number | of | share |", "| --- | --: | --: | --: |",
        row("begin with What, Who, Where, How, Which: public", [c for c in public if OPENING.match(c.text[0])], public),
        row("begin with What, Who, Where, How, Which: all", [c for c in found if OPENING.match(c.text[0])], found),
        row("public functions with a result that document it", [c for c in results if c.states_result], results),
        row("use a periphrase", [c for c in found if PERIPHRASES.search(c.words)], found)])
