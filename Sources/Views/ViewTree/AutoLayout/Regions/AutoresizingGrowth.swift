// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The dependence of a view's frame on the size of the superview, according to the view's autoresizing mask.
///
/// Each of left, top, width and height is a multiple of the superview's length plus a constant.
struct AutoresizingGrowth {
  /// The factors of the superview's width in left and width, and of its height in top and height.
  var shares: (left: Double, top: Double, width: Double, height: Double)
  var numbersAlone: (left: Double, top: Double, width: Double, height: Double)

  /// All numbers, for comparison.
  var numbers: SIMD8<Double> {
    SIMD8(
      shares.left, shares.top, shares.width, shares.height, numbersAlone.left, numbersAlone.top,
      numbersAlone.width, numbersAlone.height)
  }
}

extension UIView {
  /// Returns the dependence of the view's frame on the size of `superview`.
  func growth(in superview: UIView) -> AutoresizingGrowth {
    let frame = untransformedFrame
    let mask = autoresizingMask
    let size = superview.bounds.size
    let across = Self.shares(
      mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
      mask.contains(.flexibleWidth) ? frame.width : nil,
      mask.contains(.flexibleRightMargin) ? size.width - frame.maxX : nil)
    let down = Self.shares(
      mask.contains(.flexibleTopMargin) ? frame.minY : nil,
      mask.contains(.flexibleHeight) ? frame.height : nil,
      mask.contains(.flexibleBottomMargin) ? size.height - frame.maxY : nil)
    return AutoresizingGrowth(
      shares: (across.before, down.before, across.length, down.length),
      numbersAlone: (
        Double(frame.minX) - across.before * Double(size.width),
        Double(frame.minY) - down.before * Double(size.height),
        Double(frame.width) - across.length * Double(size.width),
        Double(frame.height) - down.length * Double(size.height)
      ))
  }

  /// Returns the shares of the growth for the distance before a view and for its length; `nil` is inflexible.
  private static func shares(_ before: CGFloat?, _ length: CGFloat?, _ after: CGFloat?) -> (
    before: Double, length: Double
  ) {
    var (count, total) = (0.0, 0.0)
    func take(_ part: CGFloat?) {
      guard let part else { return }
      count += 1
      total += Double(max(0, part))
    }
    take(before)
    take(length)
    take(after)
    func share(_ part: CGFloat?) -> Double {
      guard let part else { return 0 }
      return total > 0 ? Double(max(0, part)) / total : 1 / count
    }
    return (share(before), share(length))
  }
}
