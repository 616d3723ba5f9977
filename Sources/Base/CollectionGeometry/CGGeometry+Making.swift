// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Core Graphics' C functions that create and query geometry values, which Swift code for iOS also calls.

/// Returns the point at `x` and `y`.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns the size with the given width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns the rectangle with the given origin and size.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the vector with the given components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns the minimal x-coordinate of the rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x-coordinate of the rectangle's center.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns the maximal x-coordinate of the rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns the minimal y-coordinate of the rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y-coordinate of the rectangle's center.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns the maximal y-coordinate of the rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns the width of the rectangle, which is never negative.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns the height of the rectangle, which is never negative.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns the rectangle inset by `dx` at the left and right, and by `dy` at the top and bottom.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

/// Returns the rectangle moved by `dx` and `dy`.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

/// Returns the smallest rectangle with integral coordinates that contains the rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns the smallest rectangle that contains both rectangles.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns the intersection of both rectangles, or the null rectangle if they do not intersect.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Returns whether the rectangles intersect.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool {
  rect1.intersects(rect2)
}

/// Returns whether the rectangle contains the point.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns whether the first rectangle contains the second.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Returns whether the origins and the sizes of both rectangles are equal.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
/// Returns whether both sizes are equal.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
/// Returns whether both points are equal.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether the rectangle is empty.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether the rectangle is the null rectangle.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether the rectangle is the infinite rectangle.
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
