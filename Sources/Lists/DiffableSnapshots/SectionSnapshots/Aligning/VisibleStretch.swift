// SPDX-License-Identifier: Apache-2.0

/// A range of visible items that a change replaces with another range.
package struct VisibleStretch: Hashable, Sendable {
  /// The indexes of the replaced items among the visible items before the change.
  package let old: Range<Int>
  /// The indexes of the replacing items among the visible items after the change.
  package let new: Range<Int>

  /// Creates a stretch from two ranges of indexes.
  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}
