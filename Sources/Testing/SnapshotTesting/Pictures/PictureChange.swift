// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import MullionViewTree

/// The pixels in which an image differs from its reference.
struct PictureChange {
  /// A sentence about the number and the position of the differing pixels, or about differing sizes.
  let sentence: String
  /// Whether the difference is within the tolerance.
  let isAllowed: Bool
  /// The reference, faded, with the differences in red, or `nil` if the sizes differ or the difference is
  /// within the tolerance.
  let marked: PixelBuffer?

  /// Creates the change from `old` to `new`; pixels whose colours differ by at most the distance of `rule`
  /// count as equal.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  init(from old: PixelBuffer, to new: PixelBuffer, within rule: PictureRule) {
    guard old.width == new.width, old.height == new.height else {
      sentence =
        "It is \(new.width) by \(new.height) pixels, and the reference is \(old.width) by"
        + " \(old.height)."
      (isAllowed, marked) = (false, nil)
      return
    }
    let all = old.width * old.height
    var distances = ColorDistances()
    let changed = PixelDifference.changed(old, new).filter {
      rule.distance == 0 || distances.between(old, new, at: $0) > rule.distance
    }
    isAllowed = changed.isEmpty || rule.allows(changed.count, of: all)
    marked = isAllowed ? nil : PixelDifference.picture(of: changed, over: old)
    let columns = changed.map { $0 % old.width }
    let share = String(format: "%.4g", Double(all - changed.count) / Double(max(1, all)))
    sentence =
      "\(changed.count) of \(all) pixels differ (precision \(share), required \(rule.precision)),"
      + " between (\(columns.min() ?? 0), \((changed.first ?? 0) / max(1, old.width))) and"
      + " (\(columns.max() ?? 0), \((changed.last ?? 0) / max(1, old.width))) in pixels."
  }
}
