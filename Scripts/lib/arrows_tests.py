#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests the rule of `Scripts/check --arrows`: each test breaks it, and the check has to say so."""

import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import arrows  # noqa: E402
import compiler_index  # noqa: E402


def module(found, order=("Low", "High")):
    """A module M whose files name each other as `found` says."""
    paths = {f"Sources/F/M/{a}": {f"Sources/F/M/{b}" for b in others} for a, others in found.items()}
    return arrows.Module("M", sorted(paths), paths, list(order))


def told(module, allowed=None):
    allowed = {("M",): 1, **(allowed or {})}
    return [f"{place}: {what}" for place, what in arrows.problems([module], allowed)]


class Directions(unittest.TestCase):
    up = {"Low/A.swift": ["High/B.swift"], "High/B.swift": []}

    def test_an_arrow_down_is_right(self):
        self.assertEqual(told(module({"Low/A.swift": [], "High/B.swift": ["Low/A.swift"]})), [])

    def test_an_arrow_up_is_told_with_its_files(self):
        problem, = told(module(self.up))
        self.assertIn("1 arrows point up to High", problem)
        self.assertIn("A.swift names something of B.swift", problem)

    def test_an_arrow_up_that_is_left_of_old_is_no_problem(self):
        self.assertEqual(told(module(self.up), {("M", "Low", "High"): 1}), [])

    def test_one_more_than_is_left_of_old_is_told(self):
        more = {**self.up, "Low/C.swift": ["High/B.swift"]}
        problem, = told(module(more), {("M", "Low", "High"): 1})
        self.assertIn("2 arrows point up to High; 1 are left", problem)

    def test_fewer_than_are_left_ask_for_a_lower_number(self):
        problem, = told(module({"Low/A.swift": []}), {("M", "Low", "High"): 1})
        self.assertIn("1 became 0", problem)

    def test_a_folder_without_a_place_is_told(self):
        problem, = told(module({"Low/A.swift": [], "New/B.swift": []}))
        self.assertIn("Sources/F/M/New: has no place in the order of folders in Sources/F/README.md", problem)

    def test_a_folder_in_a_folder_counts_as_the_outer_one_unless_it_is_named(self):
        inner = {"Low/Inner/A.swift": ["High/B.swift"], "High/B.swift": []}
        self.assertEqual(len(told(module(inner))), 1)
        self.assertEqual(told(module(inner, ["Low", "High", "Low/Inner"])), [])

    def test_files_beside_the_folders_have_a_place_of_their_own(self):
        beside = {"A.swift": ["High/B.swift"], "High/B.swift": []}
        self.assertEqual(len(told(module(beside, [".", "High"]))), 1)
        self.assertEqual(told(module(beside, ["High", "."])), [])


class Cycles(unittest.TestCase):
    ring = {"Low/A.swift": ["Low/B.swift"], "Low/B.swift": ["Low/C.swift"], "Low/C.swift": ["Low/A.swift"]}

    def test_a_cycle_is_told_where_none_was(self):
        problem, = told(module(self.ring))
        self.assertIn("3 files make a cycle", problem)

    def test_a_cycle_that_grew_is_told(self):
        self.assertEqual(told(module(self.ring), {("M",): 3}), [])
        self.assertEqual(len(told(module(self.ring), {("M",): 2})), 1)

    def test_a_module_without_a_line_for_its_cycle_is_told(self):
        (_, problem), = arrows.problems([module({"Low/A.swift": []})], {})
        self.assertIn("add `M cycle 1`", problem)

    def test_two_cycles_count_apart(self):
        pairs = {"Low/A.swift": ["Low/B.swift"], "Low/B.swift": ["Low/A.swift"],
                 "Low/C.swift": ["Low/D.swift", "Low/A.swift"], "Low/D.swift": ["Low/C.swift"]}
        self.assertEqual(len(module(pairs).largest_cycle()), 2)


class Ratchet(unittest.TestCase):
    text = "# Why.\nM cycle 4\nM Low -> High 3\n"

    def test_the_list_is_written_as_it_is_read(self):
        self.assertEqual(arrows.write_ratchet(self.text, arrows.read_ratchet(self.text)), self.text)

    def test_decisions_on_lines_are_read_and_stay(self):
        text = "# Why.\nM cycle 4 decision 0017\nM Low -> High 3 decision 0018\n"
        self.assertEqual(arrows.read_ratchet(text), arrows.read_ratchet(self.text))
        self.assertEqual(arrows.write_ratchet(text, arrows.read_ratchet(text)), text)

    def test_two_commits_are_compared_module_by_module(self):
        now = arrows.read_ratchet("M cycle 2\nM Low -> High 1\nNew Low -> High 4\n")
        table = arrows.comparison(arrows.read_ratchet("M cycle 3\nM Low -> High 1\nM Low -> Top 5\n"), now)
        self.assertIn("| `M` | 6 | 1 | 3 | 2 |", table)
        self.assertIn("| `New` | – | 4 | – | 1 |", table)
        self.assertIn("| all | 6 | 5 | | |", table)

    def test_lowering_never_raises(self):
        allowed = {("M", "Low", "High"): 3, ("M",): 4, ("M", "Low", "Gone"): 1}
        now = {("M", "Low", "High"): 5, ("M",): 2, ("M", "New", "High"): 1}
        self.assertEqual(arrows.lowered(allowed, now), {("M", "Low", "High"): 3, ("M",): 2})

    def test_lowering_leaves_modules_alone_that_are_not_counted_here(self):
        allowed = {("Host", "Low", "High"): 3, ("Host",): 4, ("M",): 4}
        self.assertEqual(arrows.lowered(allowed, {("M",): 4}), allowed)
        self.assertEqual(arrows.problems([module({"Low/A.swift": []})], {("M",): 1, ("Host",): 4}), [])


class Rises(unittest.TestCase):
    before = "M cycle 4\nM Low -> High 3\n"

    def found(self, after, pages=()):
        return arrows.rises(self.before, after, set(pages))

    def test_numbers_that_stay_or_fall_are_right(self):
        self.assertEqual(self.found(self.before), [])
        self.assertEqual(self.found("M cycle 2\n"), [])

    def test_a_larger_cycle_is_told(self):
        problem, = self.found("M cycle 5\nM Low -> High 3\n")
        self.assertIn("M cycle rose from 4 to 5", problem)

    def test_more_arrows_are_told(self):
        problem, = self.found("M cycle 4\nM Low -> High 4\n")
        self.assertIn("M Low -> High rose from 3 to 4", problem)

    def test_a_new_pair_of_a_module_that_was_counted_is_told(self):
        problem, = self.found("M cycle 4\nM Low -> Top 1\n")
        self.assertIn("M Low -> Top rose from 0 to 1", problem)

    def test_a_module_that_was_not_counted_may_come_with_its_numbers(self):
        self.assertEqual(self.found(f"{self.before}New cycle 9\nNew Low -> High 8\n"), [])

    def test_a_decision_with_a_page_stands_for_a_rise(self):
        after = "M cycle 5 decision 0017\nM Low -> High 3\n"
        self.assertEqual(self.found(after, ["0017"]), [])
        problem, = self.found(after, ["0016"])
        self.assertIn("decision 0017, which has no page", problem)

    def test_a_decision_stands_for_one_rise(self):
        after = "M cycle 5 decision 0017\n"
        self.assertEqual(len(arrows.rises(after, "M cycle 6 decision 0017\n", {"0017"})), 1)
        self.assertEqual(arrows.rises(after, "M cycle 6 decision 0018\n", {"0017", "0018"}), [])


class History(unittest.TestCase):
    """A repository with a commit for each text of the ratchet."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        (self.root / arrows.DECISIONS).mkdir(parents=True)
        self.git("init", "-q")
        self.write("M cycle 4\n")
        self.first = self.commit()

    def git(self, *words):
        said = subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@b", *words], cwd=self.root, capture_output=True,
            text=True, check=True)
        return said.stdout.strip()

    def write(self, text, name=arrows.RATCHET):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "-m", "A")
        return self.git("rev-parse", "--short", "HEAD")

    def found(self):
        return arrows.history_problems(self.root, self.first)

    def test_a_rise_is_told_with_its_commit_though_it_fell_again(self):
        self.write("M cycle 5\n")
        commit = self.commit()
        self.write("M cycle 4\n")
        self.commit()
        (place, what), = self.found()
        self.assertIn(commit, place)
        self.assertIn("M cycle rose from 4 to 5", what)

    def test_the_page_of_a_decision_belongs_into_the_commit(self):
        self.write("M cycle 5 decision 0017\n")
        self.commit()
        self.write("# 0017", f"{arrows.DECISIONS}/0017-why.md")
        self.commit()
        self.assertEqual(len(self.found()), 1)

    def test_a_commit_with_the_page_of_its_decision_is_right(self):
        self.write("M cycle 5 decision 0017\n")
        self.write("# 0017", f"{arrows.DECISIONS}/0017-why.md")
        self.commit()
        self.assertEqual(self.found(), [])

    def test_a_rise_that_is_not_committed_is_told(self):
        self.write("M cycle 5\n")
        (place, _), = self.found()
        self.assertEqual(place, arrows.RATCHET)

    def test_sources_without_the_history_have_none_to_check(self):
        self.write("M cycle 5\n")
        self.assertEqual(arrows.history_problems(self.root, "0" * 40), [])


class Counted(unittest.TestCase):
    def test_modules_with_an_order_or_more_than_ten_files_are_counted(self):
        files = [f"Sources/F/Large/{name}.swift" for name in "ABCDEFGHIJK"]
        files += ["Sources/F/Small/A.swift", "Sources/F/Ordered/Low/A.swift", "Sources/F/notes.swift"]
        self.assertEqual(list(arrows.counted_files(files, {"Ordered": ["Low"]})), ["Large", "Ordered"])

    def test_what_stands_in_for_a_host_is_not_counted(self):
        files = ["Sources/Hosts/H/Unavailable/A.swift", "Sources/Hosts/H/Low/A.swift", "Sources/F/M/Unavailable/A.swift"]
        order = {"H": ["Low"], "M": ["Unavailable"]}
        self.assertEqual(arrows.counted_files(files, order), {"H": files[1:2], "M": files[2:]})

    def test_a_host_is_absent_when_the_index_knows_no_file_of_one_of_its_folders(self):
        files = ["Sources/Hosts/H/Low/A.swift", "Sources/Hosts/H/Low/B.swift", "Sources/Hosts/H/High/C.swift"]
        self.assertEqual(compiler_index.absent_hosts(files, {files[0], files[2]}), set())
        self.assertEqual(compiler_index.absent_hosts(files, {files[0], files[1]}), {"H"})


class Orders(unittest.TestCase):
    def test_the_order_is_read_from_its_section_alone(self):
        text = ("| `N` | `X` |\n## Folders\n\n| Module | Folders |\n| --- | --- |\n"
                "| `M` | `Low`, `High/Inner`, `.` |\n\n## Words\n\n| `O` | `Y` |\n")
        self.assertEqual(arrows.orders(text), {"M": ["Low", "High/Inner", "."]})

    def test_the_orders_of_all_families_are_read(self):
        with tempfile.TemporaryDirectory() as folder:
            for family, module in (("F", "M"), ("G", "N")):
                page = Path(folder, "Sources", family, "README.md")
                page.parent.mkdir(parents=True)
                page.write_text(f"## Folders\n\n| `{module}` | `Low`, `.` |\n")
            self.assertEqual(arrows.orders_of(Path(folder)), {"M": ["Low", "."], "N": ["Low", "."]})


class CompilersIndex(unittest.TestCase):
    """What the compiler notes of files that are compiled here."""

    files = {
        "Sources/F/M/Low/Base.swift": "struct Base { var number = 1 }\nprotocol Named {}\nclass Top {}\n",
        "Sources/F/M/Low/Other.swift": "struct Other {}\n",
        "Sources/F/M/High/Head.swift": "extension Base {}\n",
        "Sources/F/M/High/Conforming.swift": "struct Conforming: Named {}\n",
        "Sources/F/M/High/Derived.swift": "class Derived: Top {}\n",
        "Sources/F/M/High/Member.swift": "func member(_ make: () -> Int) -> Int { make() }\n",
        "Sources/F/M/High/Caller.swift": "func caller() -> Int { member { Base().number } }\n",
    }

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name).resolve()
        for name, text in self.files.items():
            (self.root / name).parent.mkdir(parents=True, exist_ok=True)
            (self.root / name).write_text(text)
        self.store = self.root / "store"
        subprocess.run(
            ["swiftc", "-c", "-parse-as-library", "-module-name", "M", "-index-store-path",
             str(self.store), *(str(self.root / name) for name in self.files)],
            cwd=self.root, check=True, capture_output=True)

    def found(self):
        return arrows.Index(self.root, self.store).arrows(list(self.files))

    def test_heads_conformances_superclasses_and_uses_are_arrows(self):
        base, found = {"Sources/F/M/Low/Base.swift"}, self.found()
        self.assertEqual(found["Sources/F/M/High/Head.swift"], base)
        self.assertEqual(found["Sources/F/M/High/Conforming.swift"], base)
        self.assertEqual(found["Sources/F/M/High/Derived.swift"], base)
        self.assertEqual(found["Sources/F/M/High/Caller.swift"], base | {"Sources/F/M/High/Member.swift"})
        self.assertEqual(found["Sources/F/M/Low/Other.swift"], set())

    def test_a_file_that_changed_since_is_told(self):
        path = self.root / "Sources/F/M/Low/Other.swift"
        later = path.stat().st_mtime + 1000
        os.utime(path, (later, later))
        with self.assertRaisesRegex(arrows.StaleIndex, "1 of 7 files.*Other.swift"):
            self.found()

    def test_a_file_that_was_never_compiled_is_told(self):
        (self.root / "Sources/F/M/Low/New.swift").write_text("struct New {}\n")
        with self.assertRaisesRegex(arrows.StaleIndex, "New.swift"):
            arrows.Index(self.root, self.store).arrows([*self.files, "Sources/F/M/Low/New.swift"])

    def test_a_missing_index_is_told(self):
        with self.assertRaises(arrows.StaleIndex):
            arrows.Index(self.root, self.root / "nowhere").arrows(list(self.files))


unittest.main()
