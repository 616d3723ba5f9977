# SPDX-License-Identifier: Apache-2.0
"""Tests of embedded_sources.py: the attribute goes, and nothing else changes."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

from embedded_sources import ATTRIBUTE, modules, tokens, without_main_actor  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]


def sources():
    for module in modules((ROOT / "Laboratory/Engine/modules.txt").read_text()):
        for path in module.files(ROOT):
            yield path, (ROOT / path).read_text()


class Attributes(unittest.TestCase):
    def test_the_attribute_becomes_spaces(self):
        self.assertEqual(without_main_actor("@preconcurrency @MainActor\nclass A {}\n"),
                         "@preconcurrency           \nclass A {}\n")
        self.assertEqual(without_main_actor("case a(@MainActor @Sendable () -> Void)"),
                         "case a(           @Sendable () -> Void)")

    def test_longer_names_stay(self):
        for text in ("@MainActorX var a = 1", "MainActor.assumeIsolated {}", "let a: MainActor", "@MyMainActor"):
            self.assertEqual(without_main_actor(text), text)

    def test_comments_and_strings_stay(self):
        for text in ("// @MainActor\n", "/* a /* @MainActor */ @MainActor */", 'let a = "@MainActor"',
                     'let a = "\\"@MainActor"', 'let a = #"" @MainActor "#', 'let a = """\n@MainActor\n"""\n',
                     'let a = #"""\n""" @MainActor\n"""#\n'):
            self.assertEqual(without_main_actor(text), text)

    def test_after_a_comment_or_a_string_it_goes(self):
        for text in ('"a" ', "/* a */ ", "// a\n", '"""\na\n""" ', '#"a"# ', "'"):
            self.assertEqual(without_main_actor(text + "@MainActor"), text + " " * len(ATTRIBUTE))


class Sources(unittest.TestCase):
    def test_tokens_are_the_source(self):
        for path, text in sources():
            self.assertEqual("".join(tokens(text)), text, path)

    def test_only_the_attribute_is_missing(self):
        """The tokens that are not space are the same, less the attribute, and so are lines and columns."""
        removed = 0
        for path, text in sources():
            prepared = without_main_actor(text)
            kept = [token for token in tokens(text) if not token.isspace() and token != ATTRIBUTE]
            self.assertEqual([token for token in tokens(prepared) if not token.isspace()], kept, path)
            self.assertEqual(len(prepared), len(text), path)
            self.assertEqual(prepared.count("\n"), text.count("\n"), path)
            removed += sum(token == ATTRIBUTE for token in tokens(text))
        self.assertGreater(removed, 30)


class Modules(unittest.TestCase):
    def test_a_line_without_a_meaning_is_refused(self):
        for text in ("without A.swift", "module A:", "files A"):
            with self.assertRaises(SystemExit):
                modules(text)

    def test_a_file_that_does_not_exist_is_refused(self):
        module = modules("module A: Sources/Base/ConstraintSolver\nwithout Missing.swift\n")[0]
        with self.assertRaises(SystemExit):
            module.files(ROOT)

    def test_files_and_folders_are_left_out(self):
        text = "module A: Sources/Base/ConstraintSolver\nwithout Model LinearSystem.swift\n"
        names = [path.name for path in modules(text)[0].files(ROOT)]
        self.assertIn("LinearSystem+Adding.swift", names)
        self.assertNotIn("LinearSystem.swift", names)
        self.assertNotIn("LinearTerm.swift", names)


if __name__ == "__main__":
    unittest.main()
