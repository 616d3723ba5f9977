// SPDX-License-Identifier: Apache-2.0

/// Visible items of one outline that stand where other visible items of a later one stand.
package struct VisibleStretch: Hashable, Sendable {
  /// The indexes of what is gone among the visible items before.
  package let old: Range<Int>
  /// The indexes of what stands there now among the visible items after.
  package let new: Range<Int>

  /// Makes a stretch of two ranges of indexes.
  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}
