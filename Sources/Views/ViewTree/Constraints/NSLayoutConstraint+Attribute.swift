// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint.Attribute {
  /// The kind of an attribute: a position along one axis, a length, or none.
  enum Family: String {
    case horizontalPosition = "a horizontal position"
    case verticalPosition = "a vertical position"
    case length = "a length"
    case none = "no attribute"

    var isPosition: Bool { self == .horizontalPosition || self == .verticalPosition }
  }

  var family: Family {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .length
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    }
  }

  /// Returns whether a constraint may relate this attribute to `other` or, if that is `notAnAttribute`, to a
  /// constant.
  package func isComparable(with other: Self) -> Bool {
    guard other != .notAnAttribute else { return family == .length }
    return (family == other.family || family.isPosition && other.family.isPosition)
      && family != .none
      && !(isDirectional && other.isAbsoluteSide) && !(isAbsoluteSide && other.isDirectional)
  }

  /// Whether the attribute names a side by layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute names a side independently of the layout direction.
  var isAbsoluteSide: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is one of the rectangle inside the layout margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same attribute of the rectangle itself.
  var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// Returns whether the attribute lies along `axis`.
  func isAlong(_ axis: NSLayoutConstraint.Axis) -> Bool {
    switch family {
    case .horizontalPosition: axis == .horizontal
    case .verticalPosition: axis == .vertical
    case .length: (self == .width) == (axis == .horizontal)
    case .none: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The attribute's name, as code spells it.
  var name: String { "\(self)" }
}
