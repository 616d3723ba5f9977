# SPDX-License-Identifier: Apache-2.0
"""Tests of doc_comments.py: a text for each rule that must fail, and one that must not."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import doc_comments  # noqa: E402
from house_rules import Exceptions  # noqa: E402


def problems(text, allowed=""):
    return [place for place, _ in doc_comments.language_problems("A.swift", text, Exceptions(allowed))]


class Openings(unittest.TestCase):
    def test_a_comment_does_not_begin_with_a_question_word(self):
        for word in ("What", "Who", "Where", "How", "Which"):
            self.assertEqual(problems(f"/// {word} is shown.\nvar a = 1\n"), ["A.swift:1"])
        self.assertEqual(problems("/// Whether it is shown.\nvar a = true\n"), [])

    def test_later_lines_may(self):
        self.assertEqual(problems("/// The number.\n///\n/// Which of them is not known.\nvar a = 1\n"), [])

    def test_the_list_of_exceptions_counts_public_ones_alone(self):
        text = "/// What is.\npublic var a = 1\n/// What is.\nvar b = 1\n"
        self.assertEqual(problems(text, "opening public 1"), ["A.swift:3"])


class Results(unittest.TestCase):
    def test_a_public_function_documents_its_result(self):
        self.assertEqual(problems("/// Adds one.\npublic func a() -> Int { 1 }\n"), ["A.swift:1"])
        self.assertEqual(problems("/// Returns the sum.\npublic func a() -> Int { 1 }\n"), [])
        self.assertEqual(problems("/// Adds one.\n///\n/// - Returns: the sum.\npublic func a() -> Int { 1 }\n"), [])

    def test_requirements_of_public_protocols_are_public(self):
        self.assertEqual(problems("public protocol P {\n  /// Adds one.\n  func a() -> Int\n}\n"), ["A.swift:2"])

    def test_members_of_internal_types_are_not(self):
        self.assertEqual(problems("struct S {\n  /// Adds one.\n  func a() -> Int { 1 }\n}\n"), [])

    def test_a_closure_as_a_parameter_is_no_result(self):
        self.assertEqual(problems("/// Runs it.\npublic func a(_ b: () -> Int) {}\n"), [])
        self.assertEqual(problems("/// Runs it.\npublic func a() -> Void {}\n"), [])

    def test_a_signature_may_have_several_lines(self):
        self.assertEqual(problems("/// Adds.\n@MainActor\npublic func a(\n  b: Int\n) throws -> Int {\n"), ["A.swift:1"])


class Parameters(unittest.TestCase):
    def test_the_list_is_part_of_its_item(self):
        for spaces in ("", " "):
            self.assertEqual(problems(f"/// Adds.\n///\n/// - Parameters:\n/// {spaces}- b: one.\nfunc a(b: Int) {{}}\n"), ["A.swift:1"])
        self.assertEqual(problems("/// Adds.\n///\n/// - Parameters:\n///   - b: one.\nfunc a(b: Int) {}\n"), [])


class Periphrases(unittest.TestCase):
    def test_code_does_not_talk(self):
        self.assertEqual(problems("/// A value that says so.\nvar a = 1\n"), ["A.swift:1"])
        self.assertEqual(problems("/// The most that fits.\nvar a = 1\n"), ["A.swift:1"])

    def test_code_and_quotations_may_contain_the_words(self):
        self.assertEqual(problems("/// The text \"says\" of `nobody`.\nvar a = 1\n"), [])


class Tables(unittest.TestCase):
    def test_the_table_counts_each_rule(self):
        table = doc_comments.language_table(["/// What.\npublic func a() -> Int { 1 }\n", "/// It says.\nvar b = 1\n"])
        self.assertEqual([line.split("|")[2].strip() for line in table.split("\n")[2:]], ["1", "1", "0", "1"])


if __name__ == "__main__":
    unittest.main()
