// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The functions that sanitize numbers: non-finite values become zero, and huge ones are clamped.
enum Finite {
  /// The upper bound of lengths in the solver, in points.
  static let longest: CGFloat = 1e12

  static func position(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -longest), longest) : 0
  }

  static func length(_ value: CGFloat) -> CGFloat {
    max(0, position(value))
  }

  static func insets(_ insets: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: position(insets.top), leading: position(insets.leading),
      bottom: position(insets.bottom), trailing: position(insets.trailing))
  }

  static func size(_ size: CGSize) -> CGSize {
    CGSize(width: length(size.width), height: length(size.height))
  }

  static func rect(_ rect: CGRect) -> CGRect {
    let rect = rect.standardized
    let x = position(rect.origin.x)
    let y = position(rect.origin.y)
    return CGRect(
      x: x, y: y, width: min(rect.size.width, 2 * longest),
      height: min(rect.size.height, 2 * longest))
  }

  /// Returns `value` rounded down and clamped to `range`.
  static func index(_ value: CGFloat, in range: ClosedRange<Int>) -> Int {
    if !(value > CGFloat(range.lowerBound)) { return range.lowerBound }
    if value >= CGFloat(range.upperBound) { return range.upperBound }
    return min(max(Int(value.rounded(.down)), range.lowerBound), range.upperBound)
  }
}
