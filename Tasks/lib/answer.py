# SPDX-License-Identifier: Apache-2.0
"""The folder of a solver: the package, TASK.md and a `mullion` that counts; and the result of its answer."""

import difflib
import hashlib
import json
import os
import shutil
import time
from pathlib import Path

import grading
from task import COMPOSER

# The commands of `mullion` that a solver may use, by arm; None stands for all.
ARMS = {"build": ["build"], "test": ["build", "test"], "all": None}
# The commands that every arm has.
ALWAYS = ["help", "--help", "--version"]

RULES = """
---

Work in this folder. It is the iOS package {module}; change and add files in `Sources` only. What else you change, the manifest and
the tests included, is put back before your work is graded, by tests that you do not see. They build the package with
`mullion test` on Linux and test what is described above; names of types, properties and methods that exist must stay.

There is no Xcode and no simulator here. {commands} Do not use the network. You are done when you end.
"""
COMMANDS = {
    "build": "`mullion build` builds the package; it is the only command of `mullion` that you may use.",
    "test": "`mullion build` builds the package, and `mullion test` builds it and runs its tests; you may add tests for yourself. "
            "These two are the only commands of `mullion` that you may use.",
    "all": "`mullion` builds, tests, renders and explains what was written for iOS; `mullion help` lists its commands, all of which "
           "you may use. Tests may `import CollectionViewTesting`.",
}
WRAPPER = '''\
#!/usr/bin/env python3
# Runs the tool for a solver: refuses the commands of other arms, and notes each call with its time and the bytes it printed.
import json, subprocess, sys, time
TOOL, ALLOWED, NOTES, ARM = {tool!r}, {allowed!r}, {notes!r}, {arm!r}
words = sys.argv[1:]
command = words[0] if words else "help"
begin, status, size = time.monotonic(), 2, 0
if ALLOWED is not None and command not in ALLOWED:
    text = f"mullion: this task has no `mullion {{command}}`; it has " + ", ".join(ALLOWED) + "\\n"
    sys.stderr.write(text)
    size, command = len(text), "refused"
else:
    child = subprocess.Popen([TOOL] + words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    for piece in iter(lambda: child.stdout.read1(65536), b""):
        size += len(piece)
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()
    status = child.wait()
note = {{"command": command, "status": status, "seconds": round(time.monotonic() - begin, 2), "bytes": size}}
with open(NOTES, "a") as file:
    file.write(json.dumps(note) + "\\n")
sys.exit(status)
'''


def prepare(task, arm, folder, tool):
    """Makes the folder of a solver, and returns that of the package in it."""
    shutil.rmtree(folder, ignore_errors=True)
    package = folder / task.module
    grading.copy_start(task, package)
    rules = RULES.format(module=task.module, commands=COMMANDS[arm])
    (package / "TASK.md").write_text(task.page.read_text() + rules)
    (folder / "bin").mkdir()
    wrapper = folder / "bin" / "mullion"
    allowed = None if ARMS[arm] is None else ARMS[arm] + ALWAYS
    wrapper.write_text(WRAPPER.format(tool=str(tool), allowed=allowed, notes=str(folder / "calls.jsonl"), arm=arm))
    wrapper.chmod(0o755)
    (folder / "task.json").write_text(json.dumps({"task": task.name, "arm": arm, "begun": time.time()}))
    return package


def add_note(package, text):
    """Adds a paragraph to the solver's TASK.md."""
    with open(package / "TASK.md", "a") as file:
        file.write(f"\n{text}\n")


def graded(task, package, folder, tool, megabytes):
    """The grade of a solver's sources."""
    sources = package / "Sources"
    files = [path for path in sources.rglob("*") if path.is_file() and not path.is_symlink()]
    if sum(path.stat().st_size for path in files) > megabytes * 1_000_000:
        return {"outcome": "too large", "tests": {}}
    if not files:
        return {"outcome": "not built", "tests": {}}
    grading.assemble(task, sources, folder)
    return grading.graded(task, folder, tool)


def calls(package):
    """The calls of the tool that the solver made."""
    notes = package.parent / "calls.jsonl"
    return [json.loads(line) for line in notes.read_text().splitlines()] if notes.exists() else []


def changes(task, package):
    """The numbers of files and lines that differ from the given package, and the bytes of these files."""
    names = {path.relative_to(root) for root in (task.start / "Sources", package / "Sources")
             for path in root.rglob("*") if path.is_file()}

    def lines(path):
        return path.read_text(errors="replace").splitlines() if path.is_file() and not path.is_symlink() else []

    files = changed = size = 0
    for name in sorted(names):
        old, new = lines(task.start / "Sources" / name), lines(package / "Sources" / name)
        marks = [line for line in difflib.unified_diff(old, new, lineterm="", n=0) if line[:1] in "+-"][2:]
        if marks:
            files, changed = files + 1, changed + len(marks)
            size += sum(len(line) + 1 for line in new)
    return {"files": files, "lines": changed, "bytes": size}


def result(task, arm, package, grade, tries, seconds):
    """The facts about an answer, as they are written."""
    made = calls(package)
    change = changes(task, package)
    counts = {}
    for call in made:
        counts[call["command"]] = counts.get(call["command"], 0) + 1
    return {"task": task.name, "kind": task.kind, "arm": arm, "outcome": grade["outcome"],
            "solved": grade["outcome"] == "passed", "tests": grade["tests"], "tries": tries,
            "seconds": round(seconds, 1), "commands": len(made), "commands_by_name": counts,
            "tool_seconds": round(sum(call["seconds"] for call in made), 1),
            "bytes_read": sum(call["bytes"] for call in made), "lines_changed": change["lines"], "change": change}


def digest(folder):
    """A hash of the names and bytes of everything that decides a result: the tasks, Composer, the code that grades."""
    total = hashlib.sha256()
    for path in sorted([*folder.rglob("*"), *(folder.parent / COMPOSER).rglob("*.swift")]):
        name = path.relative_to(folder.parent)
        if path.is_file() and "__pycache__" not in name.parts and not name.name.startswith("README"):
            total.update(f"{name}\0{path.stat().st_size}\0".encode())
            total.update(path.read_bytes())
    return total.hexdigest()
