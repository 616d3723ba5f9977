// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How the frame of a view follows its superview's size as its autoresizing mask says: for each of
/// left, top, width and height, so many times the superview's length and a number.
struct AutoresizingGrowth {
  /// How often the superview's width counts in left and width, and its height in top and height.
  var shares: (left: Double, top: Double, width: Double, height: Double)
  var numbersAlone: (left: Double, top: Double, width: Double, height: Double)

  /// All of it, to be compared.
  var numbers: SIMD8<Double> {
    SIMD8(
      shares.left, shares.top, shares.width, shares.height, numbersAlone.left, numbersAlone.top,
      numbersAlone.width, numbersAlone.height)
  }
}

extension UIView {
  /// How the view's frame follows the size of `superview`.
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

  /// The shares of growth that the distance before a view and its length take; nil: inflexible.
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
