// SPDX-License-Identifier: Apache-2.0

/// The amount of work done for a screen, from mounting to release.
package struct WorkEntry: Codable, Hashable, Sendable {
  /// A kind of counted work.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// Created cells and other views of lists.
    case made = "views made"
    /// Requests to a data source for a cell.
    case provided = "provider calls"
    /// Requests to a view for its preferred size.
    case measured = "measurements"
    /// Solutions of a compositional layout.
    case solved = "layout solves"
    /// Constraints added to systems, without those of released views.
    case constraints = "constraints solved"
  }

  /// The test, the screen's class, its device and its ordinal; the same in each run.
  package var screen: String
  /// The counts, by the raw value of their ``Kind``.
  package var counts: [String: Int]

  /// Creates an entry; see the properties.
  package init(screen: String, counts: [String: Int]) {
    self.screen = screen
    self.counts = counts
  }
}
