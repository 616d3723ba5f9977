// SPDX-License-Identifier: Apache-2.0

/// A length or coordinate in points.
public typealias CGFloat = Double

/// A point in points.
public struct CGPoint: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: CGFloat
  /// The vertical coordinate.
  public var y: CGFloat
  /// The origin.
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }

  /// Creates a point from coordinates.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
}

/// A size in points.
public struct CGSize: Hashable, Sendable {
  /// The width.
  public var width: CGFloat
  /// The height.
  public var height: CGFloat
  /// The size without extent.
  public static var zero: CGSize { CGSize(width: 0, height: 0) }

  /// Creates a size from lengths.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A rectangle in points.
public struct CGRect: Hashable, Sendable {
  /// The corner from which the size is measured.
  public var origin: CGPoint
  /// The size, which may be negative.
  public var size: CGSize
  /// The rectangle without extent at the origin.
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  /// The rectangle that is no rectangle: the intersection of two that do not meet.
  public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// Creates a rectangle from a corner and a size.
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle from numbers.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }
}

extension CGRect {
  /// The smaller horizontal coordinate.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The greater horizontal coordinate.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The smaller vertical coordinate.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The greater vertical coordinate.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }
  /// The absolute width.
  public var width: CGFloat { abs(size.width) }
  /// The absolute height.
  public var height: CGFloat { abs(size.height) }
  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether the rectangle has no extent.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// The same rectangle with a size that is not negative.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// Returns the common part of two rectangles; ``null`` if they do not meet.
  public func intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    if left > right || top > bottom { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
