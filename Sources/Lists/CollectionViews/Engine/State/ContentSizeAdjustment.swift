// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sum of the `contentSizeAdjustment` values of invalidation contexts, and the layout's content size that
/// it applies to.
///
/// It applies as long as the layout reports the size that it reported at that time: a layout that reports
/// another size has included the change.
struct ContentSizeAdjustment {
  /// The sum of the `contentSizeAdjustment` values since the last preparation, in points.
  private var pending = CGSize.zero
  /// The change in effect, in points.
  private var amount = CGSize.zero
  /// The size most recently reported by the layout; `nil` before the first preparation.
  private var reported: CGSize?

  /// Adds the `contentSizeAdjustment` of an invalidation context.
  mutating func request(_ change: CGSize) {
    pending.width += change.width
    pending.height += change.height
  }

  /// Removes all changes.
  mutating func discard() { self = ContentSizeAdjustment() }

  /// Applies the pending changes, or discards all if the layout reports another size than before, and returns
  /// the resulting content size.
  ///
  /// `size` is the size that the layout reports after a preparation.
  mutating func adjusted(_ size: CGSize) -> CGSize {
    if let reported, reported != size {
      amount = .zero
    } else {
      amount.width += pending.width
      amount.height += pending.height
    }
    pending = .zero
    reported = size
    return shown(size)
  }

  /// Returns the content size while the layout reports `size`.
  func shown(_ size: CGSize) -> CGSize {
    guard size == reported else { return size }
    return CGSize(
      width: max(0, size.width + amount.width), height: max(0, size.height + amount.height))
  }
}
