# SPDX-License-Identifier: Apache-2.0
"""The sources of the laboratory's engine: those of the package without `@MainActor`, which embedded Swift lacks.

`Laboratory/Engine/modules.txt` lists the modules and the files that each leaves out. `without_main_actor` is the only
change to a source: ten spaces take the place of each attribute, so that lines and columns stay the same.
"""

import re
from pathlib import Path

ATTRIBUTE = "@MainActor"
# A comment, a string with its quotes, the attribute, a word, or a single character.
TOKEN = re.compile(r'//[^\n]*|(?P<strings>(#*)"""[\s\S]*?"""\2|(?P<hashes>#+)"[\s\S]*?"(?P=hashes)|"(?:\\.|[^"\\\n])*")'
                   r"|@?\w+|\s+|.")


def comment_end(text, start):
    """The end of a comment of several lines, which may contain others."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, start):
        depth += 1 if mark.group() == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def tokens(text):
    """The tokens of a Swift source in order, comments and space included; joined they are the source."""
    found, place = [], 0
    while place < len(text):
        end = comment_end(text, place) if text.startswith("/*", place) else TOKEN.match(text, place).end()
        found.append(text[place:end])
        place = end
    return found


def without_main_actor(text):
    """The source with spaces in place of each attribute `@MainActor`."""
    return "".join(" " * len(token) if token == ATTRIBUTE else token for token in tokens(text))


class Module:
    """A module of the engine: its folders, the first of which is the package's, and the files taken of that one."""

    def __init__(self, name, folders):
        self.name, self.folders, self.only, self.without = name, folders, set(), set()

    def files(self, root):
        """The files of the module, as paths below `root`."""
        first, *others = self.folders
        own = {path.relative_to(root / first) for path in (root / first).rglob("*.swift")}
        for name in self.only | self.without:
            if not (root / first / name).exists():
                raise SystemExit(f"modules.txt: {first}/{name} does not exist; correct the line of {self.name}")
        taken = [path for path in own
                 if (not self.only or str(path) in self.only)
                 and not any(str(path) == name or str(path).startswith(name + "/") for name in self.without)]
        return sorted(Path(first, path) for path in taken) + [
            path.relative_to(root) for folder in others for path in sorted((root / folder).rglob("*.swift"))]


def modules(text):
    """The modules that `modules.txt` lists, from the lowest up."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "module" and len(words) > 2:
            found.append(Module(words[1].rstrip(":"), words[2:]))
        elif words[0] == "only" and found:
            found[-1].only.update(words[1:])
        elif words[0] == "without" and found:
            found[-1].without.update(words[1:])
        else:
            raise SystemExit(f"modules.txt:{number}: a line should begin with module, only or without: {line}")
    return found


def prepare(root, module, folder):
    """Writes the sources of a module below `folder` where they differ, and returns their paths."""
    written = []
    for path in module.files(root):
        text = without_main_actor((root / path).read_text())
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
        written.append(target)
    return written
