# SPDX-License-Identifier: Apache-2.0
"""Grades a package: puts hidden tests into it and runs them with `mullion test`."""

import os
import re
import shutil
import signal
import subprocess
import xml.etree.ElementTree
from pathlib import Path

# The seconds that the tests of a package may take, its build included.
LIMIT = 600


def copy_regular(origin, target):
    """Copies regular files and folders, with new times so that a build notices them; links are left out."""
    for path in sorted(origin.rglob("*")):
        place = target / path.relative_to(origin)
        if path.is_symlink():
            continue
        if path.is_dir():
            place.mkdir(parents=True, exist_ok=True)
        elif path.is_file():
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)


def copy_start(task, folder):
    """Copies the given package, with Composer if its manifest has a target of that folder."""
    copy_regular(task.start, folder)
    if task.uses_composer:
        copy_regular(task.composer, folder / "Composer")


def assemble(task, sources, folder):
    """Makes the graded package in `folder`: the given one with these sources and the hidden tests."""
    shutil.rmtree(folder, ignore_errors=True)
    copy_start(task, folder)
    shutil.rmtree(folder / "Sources")
    copy_regular(sources, folder / "Sources")
    tests = folder / "Tests" / f"{task.module}Tests"
    for origin in (task.hidden, task.support):
        copy_regular(origin, tests)


def overlay(changes, folder):
    """Replaces files of a package by those of a solution."""
    copy_regular(changes, folder)


def hidden_count(task):
    """The number of hidden tests, of both kits."""
    texts = [path.read_text() for path in task.hidden.rglob("*.swift")]
    return sum(len(re.findall(r"@Test\b|^\s*(?:@MainActor )?(?:@objc )?func test\w*\(", text, re.M)) for text in texts)


def cases(report):
    """The outcome of each test in a JUnit report, by name: "passed", "failed" or "skipped"."""
    if not report.exists() or not report.stat().st_size:
        return {}
    found = {}
    for case in xml.etree.ElementTree.parse(report).iter("testcase"):
        kinds = {child.tag for child in case}
        outcome = "failed" if kinds & {"failure", "error"} else "skipped" if "skipped" in kinds else "passed"
        found[f"{case.get('classname')}/{case.get('name')}"] = outcome
    return found


def graded(task, folder, tool):
    """Runs all tests of an assembled package.

    Returns the outcome, the outcome of each test and the log. The outcome is "passed"; "failed", when a test does in its
    expectations; "stopped", when the program ends before its tests do; "not built"; "out of time"; or "incomplete",
    when hidden tests did not run.
    """
    report = folder.parent / f"{folder.name}.junit.xml"
    report.unlink(missing_ok=True)
    child = subprocess.Popen(
        [str(tool), "test", "--package-path", str(folder), "--junit", str(report)],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    try:
        log, _ = child.communicate(timeout=LIMIT)
    except subprocess.TimeoutExpired:
        os.killpg(child.pid, signal.SIGKILL)
        log, _ = child.communicate()
        return {"outcome": "out of time", "tests": {}, "log": log}
    tests = cases(report)
    ran = [outcome for name, outcome in tests.items() if "GradedTests/" in name and outcome != "skipped"]
    last = log.rstrip().splitlines()[-1] if log.strip() else ""
    if not tests:
        outcome = "not built"
    elif "ended the program" in last:
        outcome = "stopped"
    elif len(ran) < hidden_count(task):
        outcome = "incomplete"
    else:
        outcome = "passed" if child.returncode == 0 and "failed" not in tests.values() else "failed"
    return {"outcome": outcome, "tests": tests, "log": log}


def forget(room):
    """Deletes what the tool's cache has of packages in `room`."""
    named = os.environ.get("MULLION_CACHE")
    shared = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    packages = Path(named) if named else Path(shared) / "mullion"
    for note in (packages / "packages").glob("*/origin"):
        if Path(note.read_text().strip()).is_relative_to(room):
            shutil.rmtree(note.parent, ignore_errors=True)
