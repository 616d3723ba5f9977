// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// The visible span of a constraint: a stretch between its items, along one axis.
@MainActor
struct ConstraintSpan {
  let isHorizontal: Bool
  /// The range between the attributes of both items or, for a width or height, between the edges of the first
  /// item, in the root's coordinates.
  let stretch: ClosedRange<CGFloat>
  /// The position of the stretch across its axis.
  let across: CGFloat
  /// The range that an alignment line covers, or `nil` if the constraint is not an alignment.
  let aligned: ClosedRange<CGFloat>?
  let label: String

  /// Creates the span of a constraint in `root`; `nil` if one of its items is not in `root`.
  init?(_ constraint: NSLayoutConstraint, in root: UIView) {
    guard let first = Self.rect(of: constraint.firstItem, in: root) else { return nil }
    let second = Self.rect(of: constraint.secondItem, in: root)
    let attribute = constraint.firstAttribute
    isHorizontal = Self.isHorizontal(attribute)
    label = Self.label(constraint)
    if attribute == .width || attribute == .height {
      stretch = isHorizontal ? first.minX...first.maxX : first.minY...first.maxY
      across = isHorizontal ? first.midY : first.midX
      aligned = nil
      return
    }
    guard let second else { return nil }
    let isMirrored = root.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let one = Self.place(attribute, first, isMirrored)
    let other = Self.place(constraint.secondAttribute, second, isMirrored)
    stretch = min(one, other)...max(one, other)
    let (low, high) =
      isHorizontal
      ? (max(first.minY, second.minY), min(first.maxY, second.maxY))
      : (max(first.minX, second.minX), min(first.maxX, second.maxX))
    across = low <= high ? (low + high) / 2 : isHorizontal ? first.midY : first.midX
    guard stretch.upperBound - stretch.lowerBound < 0.5 else {
      aligned = nil
      return
    }
    aligned =
      isHorizontal
      ? min(first.minY, second.minY)...max(first.maxY, second.maxY)
      : min(first.minX, second.minX)...max(first.maxX, second.maxX)
  }

  /// Returns the rectangle of a view or guide in `root`.
  private static func rect(of item: AnyObject?, in root: UIView) -> CGRect? {
    switch item {
    case let view as UIView where view.isDescendant(of: root):
      view.convert(view.bounds, to: root)
    case let guide as UILayoutGuide:
      guide.owningView.flatMap { owner in
        owner.isDescendant(of: root) ? owner.convert(guide.layoutFrame, to: root) : nil
      }
    default: nil
    }
  }

  private static func isHorizontal(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }

  private static func place(
    _ attribute: NSLayoutConstraint.Attribute, _ rect: CGRect, _ isMirrored: Bool
  ) -> CGFloat {
    switch attribute {
    case .left, .leftMargin: rect.minX
    case .right, .rightMargin: rect.maxX
    case .leading, .leadingMargin: isMirrored ? rect.maxX : rect.minX
    case .trailing, .trailingMargin: isMirrored ? rect.minX : rect.maxX
    case .centerX, .centerXWithinMargins: rect.midX
    case .centerY, .centerYWithinMargins: rect.midY
    case .top, .topMargin: rect.minY
    default: rect.maxY
    }
  }

  /// Returns the short label of a constraint, such as `≥ 8 @750`.
  private static func label(_ constraint: NSLayoutConstraint) -> String {
    var words: [String] = []
    switch constraint.relation {
    case .lessThanOrEqual: words.append("≤")
    case .greaterThanOrEqual: words.append("≥")
    default: break
    }
    if constraint.multiplier != 1 { words.append("× \(SheetText.number(constraint.multiplier))") }
    if constraint.secondItem != nil, isLength(constraint), constraint.multiplier == 1 {
      words.append("=")
    }
    if constraint.constant != 0 || words.isEmpty && constraint.secondItem == nil {
      words.append(SheetText.number(constraint.constant))
    }
    if constraint.priority != .required {
      words.append("@\(SheetText.number(CGFloat(constraint.priority.rawValue)))")
    }
    return words.joined(separator: " ")
  }

  private static func isLength(_ constraint: NSLayoutConstraint) -> Bool {
    [.width, .height].contains(constraint.firstAttribute)
  }
}
