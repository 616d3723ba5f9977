// SPDX-License-Identifier: Apache-2.0

/// A section that a change moved past others, with its items.
package struct SectionMove: Hashable, Sendable {
  /// The index of the section before the change.
  package let from: Int
  /// The index of the section after the change.
  package let to: Int

  /// Creates a move from an index before the change to an index after it.
  package init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
