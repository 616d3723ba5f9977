// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A path of lines and curves in the plane.
public class CGPath: Hashable {
  /// The elements as a value.
  package var shape: PathShape

  /// Creates a path from `shape`.
  package init(_ shape: PathShape) {
    self.shape = shape
  }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of the ellipse inscribed in `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a path of a rectangle with rounded corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      PathShape(rounded: rect, width: cornerWidth, height: cornerHeight)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { shape.isEmpty }

  /// The point at which the next element begins; zero if the path is empty.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// The smallest rectangle that contains the path and its control points; null if the path is empty.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingBox: CGRect { shape.controlBox }

  /// The smallest rectangle that contains the path, without its control points; null if the path is empty.
  ///
  /// Curves are measured in 24 steps, so that the rectangle is approximate.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingBoxOfPath: CGRect { shape.box }

  /// Returns whether `point` is inside the path transformed by `transform`.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let mapped = transform.isIdentity ? shape : shape.applying(transform)
    return mapped.contains(point, isEvenOdd: rule == .evenOdd)
  }

  /// Returns an immutable path with the same elements.
  public func copy() -> CGPath? { CGPath(shape) }

  /// Returns a path with the same elements, transformed by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable path with the same elements.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape
    return copy
  }

  /// Returns whether the paths have the same elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.shape == rhs.shape }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}
