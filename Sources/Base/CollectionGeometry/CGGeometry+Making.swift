// SPDX-License-Identifier: Apache-2.0

public import Foundation

// The functions by which Core Graphics makes and asks values in C, which Swift code of iOS calls as well.

/// The point at `x` and `y`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The size of the given width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// The rectangle whose least x and y are given, with its size.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// The vector of the given parts.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The least x of the rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// The x of the rectangle's middle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// The greatest x of the rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// The least y of the rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// The y of the rectangle's middle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// The greatest y of the rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// The width of the rectangle, never less than 0.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// The height of the rectangle, never less than 0.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// The rectangle with `dx` taken from its left and right, `dy` from its top and bottom.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// The rectangle moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// The least rectangle of whole numbers that holds the rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// The least rectangle that holds both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// What both rectangles cover; the null rectangle when that is nothing.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Whether both rectangles cover something.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Whether the rectangle holds the point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Whether the first rectangle holds all of the second.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Whether both are the same rectangle.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Whether both are the same size.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Whether both are the same point.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Whether the rectangle covers nothing.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Whether the rectangle is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Whether the rectangle is the one without an end.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
