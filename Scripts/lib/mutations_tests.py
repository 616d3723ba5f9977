#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""What Scripts/mutants makes wrong in a file, and that the lines stay where they are."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import mutations  # noqa: E402


class MutationTests(unittest.TestCase):
    def found(self, text, enums={}):
        return [(mutant.owner, mutant.what) for mutant in mutations.mutants_of(text, enums)]

    def mutated(self, text, enums={}):
        mutants = mutations.mutants_of(text, enums)
        for number, mutant in enumerate(mutants, 1):
            mutant.number = number
        changed = mutations.mutated(text, mutants)
        self.assertEqual(changed.count("\n"), text.count("\n"))
        return changed

    def one(self, line, becomes, kind="struct", enums={}):
        """`line`, in a public type of its own, becomes that."""
        self.assertEqual(
            self.mutated(f"public {kind} A {{\n  {line}\n}}\n", enums), f"public {kind} A {{\n  {becomes}\n}}\n")

    def test_a_function_without_a_result_does_nothing(self):
        self.one("func f() { g() }", "func f() { if mutant_(1) { return }; g() }")
        self.one("func f() {}", "func f() {}")

    def test_a_result_is_another_one(self):
        self.one("func f() -> Int { return 3 }", "func f() -> Int { if mutant_(1) { return 17 }; return 3 }")
        self.one("var x: A? { b }", "var x: A? { if mutant_(1) { return nil }; return b }")
        self.one("var x: Bool { b }",
                 "var x: Bool { if mutant_(1) { return true }; if mutant_(2) { return false }; return b }")
        self.one("var x: Int { if a { 1 } else { 2 } }",
                 "var x: Int { if mutant_(1) { return 17 }; return if mutant_(2) != (a) { 1 } else { 2 } }")

    def test_what_is_the_result_at_any_rate_is_no_mutant(self):
        self.one("func f() -> A? { nil }", "func f() -> A? { nil }")
        self.one("func f() -> A? { return nil }", "func f() -> A? { return nil }")
        self.one("var x: B { .one }", "var x: B { if mutant_(1) { return .two }; return .one }", enums={"B": ["one", "two"]})

    def test_what_was_handed_in_is_a_result(self):
        self.one("func f(_ x: B) -> B { g(x) }", "func f(_ x: B) -> B { if mutant_(1) { return x }; return g(x) }")
        self.one("func f(_ x: B) -> B { x }", "func f(_ x: B) -> B { x }")

    def test_a_string_is_another_one(self):
        self.one('static let name = "NSFont"', 'static let name = mutant_(1) ? "mutant" : "NSFont"')

    def test_what_is_set_is_forgotten(self):
        self.one("public var x: B", "public var x: B { didSet { if mutant_(1) { x = oldValue } } }")
        self.one("public var x: B { didSet { g() } }",
                 "public var x: B { didSet { if mutant_(1) { return }; g() } }")
        self.one("public let x: B", "public let x: B")

    def test_a_property_begins_as_something_else(self):
        self.one("let x: CGFloat = 8", "let x: CGFloat = mutant_(1) ? 17 : 8")
        self.one("let x = false", "let x = mutant_(1) != false")
        self.one("let x: B = .one", "let x: B = mutant_(1) ? .two : .one", enums={"B": ["one", "two"]})
        self.one("static let x = A(rawValue: 1 << 2)", "static let x = A(rawValue: mutant_(1) ? 0 : 1 << 2)")
        self.one('static let x = A("x")', 'static let x = A(mutant_(1) ? "mutant" : "x")')

    def test_an_initialiser_keeps_something_else(self):
        self.one("init(x: Int?) { self.y = 2 }", "init(x: Int?) { self.y = 2 }")
        self.one("init(x: Int?) {\n    self.x = x\n  }", "init(x: Int?) {\n    self.x = mutant_(1) ? nil : x\n  }")
        self.one("var y: Int?; init() {\n    y = nil\n  }", "var y: Int?; init() {\n    y = nil\n  }")
        self.one("init?(x: B) { y() }", "init?(x: B) { if mutant_(1) { return nil }; y() }")

    def test_what_is_handed_on_is_another_value(self):
        self.one("func f(of x: Int) -> B { g(x: x) }", "func f(of x: Int) -> B { g(x: mutant_(1) ? 17 : x) }")

    def test_a_condition_is_the_other_way_round(self):
        self.one("func f() { if a == b, let c { g() } }",
                 "func f() { if mutant_(1) { return }; if a == b, let c { g() } }")
        self.one("func f() -> B { guard a == b else { return c } }",
                 "func f() -> B { guard mutant_(1) != (a == b) else { return c } }")

    def test_an_enum_has_other_raw_values(self):
        changed = self.mutated("public enum A: Int {\n  case a\n  case b = 5, c\n}\n")
        self.assertIn("case .a: 0; case .b: 5; case .c: 6", changed)
        self.assertIn("mutant_(1) ? value + 17 : value", changed)
        self.assertIn("case .default: -1", self.mutated("public enum A: Int {\n  case `default` = -1\n}\n"))
        self.assertIn('case .a: "a"', self.mutated("public enum A: String {\n  case a\n}\n"))
        self.assertEqual(self.found("public enum A {\n  case a\n  case b(Int)\n}\n"), [])

    def test_a_mutant_is_of_the_innermost_public_type(self):
        text = "public class A {\n  public struct B {\n    let x = 1\n  }\n  struct C {\n    let y = 2\n  }\n}\n"
        self.assertEqual(self.found(text), [("A.B", "x is 17"), ("A", "y is 17")])
        self.assertEqual(self.found("struct A {\n  let x = 1\n}\n"), [])
        self.assertEqual(self.found("extension A {\n  public enum B {\n    static let x = 1\n  }\n}\n"), [("A.B", "x is 17")])

    def test_protocols_ask_and_do_nothing(self):
        self.assertEqual(self.found("public protocol A {\n  var x: Int { get set }\n  func f()\n}\n"), [])

    def test_strings_and_comments_are_no_code(self):
        self.one('func f() -> Int { "}if a {" }', 'func f() -> Int { if mutant_(1) { return 17 }; return "}if a {" }')
        self.assertEqual(self.found("public struct A {\n  // var x = 1\n}\n"), [])

    def test_enums_are_known_by_their_cases(self):
        self.assertEqual(mutations.enums_of("enum A: Int {\n  case a\n  case b = 1, c\n}\n"), {"A": ["a", "b", "c"]})
        self.assertEqual(mutations.enums_of("enum A {\n  case a(Int)\n}\n"), {})
        self.assertEqual(mutations.enums_of("enum A {\n  case `default`, a\n}\n"), {"A": ["default", "a"]})
        self.assertEqual(mutations.enums_of("struct A: OptionSet {}"), {"A": ["[]"]})
        self.assertEqual(mutations.enums_of_all(["enum A {\n  case a, b\n}", "struct A: OptionSet {}"]), {})


if __name__ == "__main__":
    unittest.main()
