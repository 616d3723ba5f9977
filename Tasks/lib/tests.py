#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of Tasks/run, with a tool of a few lines in the place of `mullion`. They take a second."""

import json
import os
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
LIBRARY = Path(__file__).resolve().parent
sys.path.insert(0, str(LIBRARY))

import answer  # noqa: E402
import grading  # noqa: E402
from task import KINDS, all_tasks  # noqa: E402

FOLDER = LIBRARY.parent
# A tool whose tests pass when a source has the word "mended"; "mullion build" prints eleven bytes.
TOOL = '''#!/usr/bin/env python3
import sys
from pathlib import Path
words = sys.argv[1:]
if words[0] == "build":
    print("0123456789")
    sys.exit(0)
folder, report = Path(words[words.index("--package-path") + 1]), Path(words[words.index("--junit") + 1])
text = "".join(path.read_text() for path in (folder / "Sources").rglob("*.swift"))
if "unbuilt" in text:
    report.write_text("<testsuites/>")
    print("mullion: the build failed: 1 error")
    sys.exit(1)
hidden = (folder / "Tests").rglob("GradedTests.swift")
count = sum(path.read_text().count("@Test") + path.read_text().count("func test") for path in hidden)
child = "" if "mended" in text else "<failure/>"
case = f'<testcase classname="X.GradedTests" name="t">{child}</testcase>'
report.write_text("<testsuites>" + "".join(case.replace('"t"', f'"t{i}"') for i in range(count)) + "</testsuites>")
print("mullion: 1 test ended the program" if "stopped" in text else "mullion: done")
sys.exit(1 if child or "stopped" in text else 0)
'''


class RunTests(unittest.TestCase):
    def setUp(self):
        self.room = tempfile.TemporaryDirectory()
        self.addCleanup(self.room.cleanup)
        self.folder = Path(self.room.name)
        self.tool = self.folder / "tool"
        self.tool.write_text(TOOL)
        self.tool.chmod(0o755)
        self.task = next(task for task in all_tasks(FOLDER) if task.name == "recipes")

    def run_solver(self, solver, *options):
        """Returns the result of a solver, a command of the shell."""
        out = self.folder / "out.json"
        done = subprocess.run(
            [FOLDER / "run", "recipes", "--solver", solver, "--tool", self.tool, "--out", out, "--arm", *options],
            capture_output=True, text=True, env=dict(os.environ, MULLION_CACHE=str(self.folder / "cache")))
        self.assertEqual(done.returncode, 0, done.stderr)
        return json.loads(out.read_text())["results"][0]

    def grade_of(self, word):
        return self.run_solver(f"echo '// {word}' > Sources/Recipes/New.swift", "all")["outcome"]

    def test_there_are_32_complete_tasks(self):
        tasks = all_tasks(FOLDER)
        self.assertEqual([sum(task.kind == kind for task in tasks) for kind in KINDS], [12, 10, 5, 5])
        for task in tasks:
            self.assertTrue((task.start / "Tests" / f"{task.module}Tests").is_dir(), task.name)
            self.assertGreater(grading.hidden_count(task), 0, task.name)
            changed = [path.relative_to(task.solution) for path in task.solution.rglob("*") if path.is_file()]
            self.assertTrue(changed and all(path.parts[0] == "Sources" for path in changed), task.name)
            lines = [len(path.read_text().splitlines()) for path in task.start.rglob("*.swift")]
            self.assertLessEqual(sum(lines), 200, task.name)

    def test_outcomes_tell_tests_from_builds_and_endings(self):
        outcomes = {word: self.grade_of(word) for word in ("nothing", "mended", "unbuilt", "mended stopped")}
        self.assertEqual(outcomes, {
            "nothing": "failed", "mended": "passed", "unbuilt": "not built", "mended stopped": "stopped"})

    def test_commands_of_other_arms_are_refused_and_counted(self):
        result = self.run_solver("mullion build; mullion test; mullion render x; true", "build")
        self.assertEqual(result["commands_by_name"], {"build": 1, "refused": 2})
        self.assertGreater(result["bytes_read"], 11)

    def test_the_manifest_and_the_tests_are_those_of_the_task(self):
        solver = "rm -r Tests Package.swift; ln -s /etc/hostname Sources/link; echo '// mended' > Sources/Recipes/A.swift"
        result = self.run_solver(solver, "test", "--keep", str(self.folder / "kept"))
        graded = self.folder / "kept/graded/recipes"
        self.assertEqual(result["outcome"], "passed")
        self.assertEqual((graded / "Package.swift").read_text(), (self.task.start / "Package.swift").read_text())
        self.assertTrue((graded / "Tests/RecipesTests/GradedTests.swift").is_file())
        self.assertFalse((graded / "Sources/link").exists())
        self.assertEqual(result["change"]["lines"], 1)

    def test_a_solver_sees_its_package_alone(self):
        result = self.run_solver("ls -R . .. > Sources/Recipes/seen.txt; true", "test", "--keep", str(self.folder / "kept"))
        seen = (self.folder / "kept/solved/recipes/Recipes/Sources/Recipes/seen.txt").read_text()
        self.assertNotIn("Graded", seen)
        self.assertNotIn("Solution", seen)
        self.assertIn("TASK.md", seen)
        self.assertFalse(result["solved"])

    def test_limits_end_a_try_with_everything_that_it_started(self):
        slow = self.run_solver("setsid sleep 77.7 & sleep 78.8", "test", "--time", "1")
        self.assertEqual(slow["outcome"], "out of time")
        many = self.run_solver("for i in $(seq 30); do sleep 76.6 & done; wait", "test", "--processes", "10")
        self.assertEqual(many["outcome"], "too many processes")
        large = self.run_solver("head -c 2000000 /dev/zero > Sources/Recipes/large", "test", "--size", "1")
        self.assertEqual(large["outcome"], "too large")
        running = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
        self.assertFalse([line for line in running if line.startswith((b"sleep\x0076.6", b"sleep\x0077.7", b"sleep\x0078.8"))])

    def test_a_failed_try_is_followed_by_another(self):
        solver = "if [ $MULLION_TASK_TRY = 2 ]; then grep -q 'Try 1 did not pass' TASK.md && echo '// mended' > Sources/Recipes/A.swift; fi; true"
        result = self.run_solver(solver, "test", "--tries", "3")
        self.assertEqual((result["outcome"], result["tries"]), ("passed", 2))

    def test_a_folder_is_prepared_and_graded_later(self):
        folder = self.folder / "prepared"
        call = [FOLDER / "run", "--tool", self.tool]
        subprocess.run([*call, "recipes", "--arm", "all", "--prepare", folder], check=True, capture_output=True)
        (folder / "Recipes/Sources/Recipes/A.swift").write_text("// mended\n")
        graded = subprocess.run([*call, "--grade", folder], check=True, capture_output=True, text=True).stdout
        self.assertIn("| recipes | all | passed |", graded)

    def test_a_hash_changes_with_any_task(self):
        before = answer.digest(FOLDER)
        self.assertEqual(before, answer.digest(FOLDER))
        extra = FOLDER / "Repairs/recipes/Hidden/Extra.swift"
        extra.write_text("")
        self.addCleanup(lambda: extra.unlink(missing_ok=True))
        self.assertNotEqual(before, answer.digest(FOLDER))


if __name__ == "__main__":
    unittest.main()
