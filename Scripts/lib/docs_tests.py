# SPDX-License-Identifier: Apache-2.0
"""Tests of the arguments of Scripts/docs. All of them end before a page is read."""

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

DOCS = Path(__file__).resolve().parent.parent / "docs"


def docs(*arguments):
    """The exit status, the output and the error of a run."""
    done = subprocess.run([sys.executable, "-B", DOCS, *arguments], capture_output=True, text=True, timeout=60)
    return done.returncode, done.stdout, done.stderr


class Arguments(unittest.TestCase):
    def test_help_is_printed_for_both_options(self):
        for option in ("--help", "-h"):
            status, output, _ = docs(option)
            self.assertEqual(status, 0)
            self.assertTrue(output.startswith("Builds the documentation site"), output)
            for line in ("Scripts/docs [FOLDER]", "Scripts/docs --check", "Scripts/docs --help"):
                self.assertIn(line, output)

    def test_help_wins_over_wrong_arguments(self):
        self.assertEqual(docs("--chek", "--help")[0], 0)

    def test_an_unknown_option(self):
        self.assertEqual(docs("--chek"), (1, "", "docs: unknown option --chek; Scripts/docs --help prints all\n"))

    def test_a_folder_with_check(self):
        self.assertEqual(docs("--check", "site"), (1, "", "docs: --check builds no site; remove site\n"))

    def test_two_folders(self):
        self.assertEqual(docs("one", "two"), (1, "", "docs: a site has one folder, but 2 are given: one, two\n"))

    def test_a_folder_that_holds_something_else_is_not_replaced(self):
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "thesis.txt").write_text("chapter 1")
            status, _, error = docs(folder)
            self.assertEqual((status, (Path(folder) / "thesis.txt").exists()), (1, True))
            self.assertIn("is not empty and has no site", error)


if __name__ == "__main__":
    unittest.main()
