// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCompositionalLayout
import MullionLayoutCases
import Testing

/// Tests that the linter reports nothing for recorded layouts, except for those recorded to examine the
/// effects of findings.
@MainActor
@Suite struct LintedCaseTests {
  private static let known: [String: Set<String>] = [
    // Items of 100 and 77.5 points in a row of 20; a row of 112 in one of 100.
    "CH-030": ["CL024"], "CH-046": ["CL024"],
    // Counted groups whose items have lengths of their own.
    "CH-042": ["CL030"], "DOC-COUNT-ABS": ["CL030"],
    // Custom items that stick out of their group and lie over each other.
    "CH-060": ["CL081", "CL082"],
    // Boundary items at the side, over cells: the section does not grow sideways.
    "CH-070": ["CL052"], "CH-077": ["CL052"], "CH-078": ["CL052"], "CH-082": ["CL052"],
    "CH-106": ["CL052"], "CH-110": ["CL052"], "CH-113": ["CL052"],
    // Headers and footers over cells: moved into them, or not extending the boundary.
    "CH-087": ["CL051"], "CH-092": ["CL051"], "CH-102": ["CL051"], "CH-103": ["CL051"],
    "CH-107": ["CL051"], "CH-112": ["CL051"], "CH-119": ["CL051"], "CH-123": ["CL051"],
    "CH-124": ["CL051"], "CH-127": ["CL051"], "CH-132": ["CL051"],
    // Several items on one side, which do not stack.
    "CH-136": ["CL053"],
    // A badge of estimated size, which is not measured.
    "CH-153": ["CL005"],
    // Headers of sections without items.
    "CH-157": ["CL058"], "S17-Sect-3": ["CL058"],
    // Pages that cut groups.
    "CO-30": ["CL061"], "CO-31": ["CL061"], "CO-33": ["CL061"],
    // Self-sizing items in a group of definite height.
    "CS-07": ["CL006"],
    // Groups of the whole width in orthogonal sections with side insets.
    "S17-Deco-1": ["CL060"], "S14-Deco-1": ["CL060"], "S14-Deco-2": ["CL060"],
    "S14-Deco-5": ["CL060"],
  ]

  @Test func `the linter finds in recorded layouts what they were recorded for`() throws {
    for layoutCase in try RecordedCases.all() where layoutCase.layout != nil && !layoutCase.isManual
    {
      let codes = try Set(SolverEvaluator().findings(of: layoutCase).map(\.code))
      expect(codes, equals: Self.known[layoutCase.id] ?? [], "\(layoutCase.id)")
    }
  }
}
