#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Tests of fidelity.py."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.dont_write_bytecode = True

import fidelity  # noqa: E402

FILE = "Sources/Views/ViewTree/Panel.swift"
TEXT = """
/// A panel.
open class Panel {
  /// The mode.
  ///
  /// - Note: Has no effect on Linux: there is one.
  public var mode = 1
  /// - Note: Stored; has no effect on Linux.
  @MainActor public static let shared = Panel()
  /// Moves; moving twice has no effect.
  public func move() {}
  /// - Note: Has no effect on Linux.
  open class func update(_ value: Int, at place: (Int, Int), with: () -> Void) {}
  /// - Note: `animated` has no effect.
  public func set(_ value: Int, animated: Bool) {}
  /// - Note: Has no effect on Linux.
  var hidden = 1
  /// Kinds.
  public enum Kind {
    /// - Note: Has no effect on Linux.
    case round
  }
}
/// A delegate.
public protocol PanelDelegate {
  /// - Note: Has no effect on Linux: it is never called.
  func closed(_ panel: Panel)
}
#if os(Linux)
/// Options.
///
/// - Note: Has no effect on Linux.
#endif
public struct PanelOptions {}
extension _PanelParts {
  /// - Note: Has no effect on Linux.
  public var depth: Int { 0 }
}
/// - Note: Has no effect on Linux.
public let panelKey = "key"
"""
PAGES = {
    "README.md": "# Fidelity\n\n<!-- totals: made by Scripts/api-table -->\n<!-- end of totals -->\n",
    "views.md": """# Views

| type | state | inert | evidence |
| --- | --- | --- | --- |
| `Panel` | complete | old | documented |
| `PanelDelegate`, `PanelOptions` | part: a \\| b |  | ours |
| `panelKey` | none |  | ours |

| other | table |
| --- | --- |
| `Panel` | stays |
""",
    "widgets.md": """# Widgets

<!-- area 7: made by Scripts/api-table -->

| type | declarations | state | inert | evidence |
| --- | --: | --- | --- | --- |
| `Panel` | 1 of 2 | part: no `x` |  | ours |

<!-- end of area 7 -->
""",
}
EXPECTED = "area\ttype\tmember\ttier\tdeclaration\tevidence\n7\tPanel\tset(_:animated:)\tcore\tfunc set()\t\n"


class SourceTests(unittest.TestCase):
    found = fidelity.inert_declarations({FILE: TEXT})

    def test_declarations_with_the_note_are_found_by_class(self):
        self.assertEqual(
            [(d.kind, d.path, d.name) for d in self.found],
            [("property", "Panel", "mode"), ("constant", "Panel", "shared"), ("method", "Panel", "update(_:at:with:)"),
             ("argument", "Panel", "set(_:animated:)"), ("constant", "Panel.Kind", "round"),
             ("requirement", "PanelDelegate", "closed(_:)"), ("type", "PanelOptions", "PanelOptions"),
             ("property", "_PanelParts", "depth"), ("constant", "panelKey", "panelKey")])

    def test_members_of_hidden_protocols_belong_to_a_public_type(self):
        found = fidelity.inert_declarations({FILE: TEXT.replace("_PanelParts", "_AccessibleByName")})
        self.assertIn("UIAccessibilityElement", [d.path for d in found])


class PageTests(unittest.TestCase):
    def setUp(self):
        self.pages, self.left = fidelity.updated(PAGES, {FILE: TEXT}, EXPECTED)

    def test_the_column_names_members_in_the_row_of_their_type(self):
        views = self.pages["views.md"]
        self.assertIn("| `PanelDelegate`, `PanelOptions` | part: a \\| b | `PanelOptions`, all of it; `PanelDelegate`: `closed(_:)` | ours |",
                      views)
        self.assertIn("| `panelKey` | none | `panelKey` | ours |", views)
        self.assertIn("| `Panel` | stays |", views)

    def test_a_type_of_two_rows_has_members_where_they_are_expected_and_others_in_the_first(self):
        self.assertIn("| `mode`, `shared`, `update(_:at:with:)`, `Kind.round` | documented |", self.pages["views.md"])
        self.assertIn("| `animated` of `set(_:animated:)` | ours |", self.pages["widgets.md"])

    def test_types_without_a_row_are_left(self):
        self.assertEqual([d.path for d in self.left], ["_PanelParts"])

    def test_the_entrance_has_totals(self):
        entrance = self.pages["README.md"]
        self.assertIn("| [Views](views.md) |  | 1 | 1 | 1 | 7 |\n| [Widgets](widgets.md) | 1 of 2 | 0 | 1 | 0 | 1 |", entrance)
        self.assertIn("| arguments of methods that otherwise work | 1 |", entrance)

    def test_updating_twice_changes_nothing(self):
        self.assertEqual(fidelity.updated(self.pages, {FILE: TEXT}, EXPECTED)[0], self.pages)


if __name__ == "__main__":
    unittest.main()
