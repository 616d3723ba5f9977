// SPDX-License-Identifier: Apache-2.0

/// How much work a screen was, from when it was mounted until it was let go.
package struct WorkEntry: Codable, Hashable, Sendable {
  /// Something that is counted.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Cells and other views of lists that were made.
    case made = "views made"
    /// Questions to a data source for a cell.
    case provided = "provider calls"
    /// Questions to a view for the size it prefers.
    case measured = "measurements"
    /// Times a layout of sections and groups was solved.
    case solved = "layout solves"
    /// Constraints that were put into systems, those of views that are gone left out.
    case constraints = "constraints solved"
  }

  /// The test, the screen's class and its device, and which of those it is: the same in each run.
  package var screen: String
  /// What was counted, by the raw value of its ``Kind``.
  package var counts: [String: Int]

  /// An entry; see the properties.
  package init(screen: String, counts: [String: Int]) {
    self.screen = screen
    self.counts = counts
  }
}
