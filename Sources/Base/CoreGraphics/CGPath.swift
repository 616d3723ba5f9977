// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// Lines and curves in the plane.
public class CGPath: Hashable {
  /// The pieces.
  package var shape: PathShape

  /// The path of `shape`.
  package init(_ shape: PathShape) {
    self.shape = shape
  }

  /// A rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape(rect: rect).applying(transform?.pointee ?? .identity))
  }

  /// The ellipse that touches the sides of `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(PathShape(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// A rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      PathShape(rounded: rect, width: cornerWidth, height: cornerHeight)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether the path has no pieces.
  public var isEmpty: Bool { shape.isEmpty }

  /// Where the path ends; zero when it is empty.
  public var currentPoint: CGPoint { shape.currentPoint ?? .zero }

  /// The smallest rectangle that holds the path and its control points; null when it is empty.
  ///
  /// - Complexity: O(n) in the number of pieces.
  public var boundingBox: CGRect { shape.controlBox }

  /// The smallest rectangle that holds the path; null when it is empty.
  ///
  /// - Complexity: O(n) in the number of pieces.
  public var boundingBoxOfPath: CGRect { shape.box }

  /// Whether `point` is inside the path as `transform` maps it.
  ///
  /// - Complexity: O(n) in the number of pieces.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let mapped = transform.isIdentity ? shape : shape.applying(transform)
    return mapped.contains(point, isEvenOdd: rule == .evenOdd)
  }

  /// A path of the same pieces that does not change.
  public func copy() -> CGPath? { CGPath(shape) }

  /// A path of the same pieces, mapped by `transform`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape.applying(transform?.pointee ?? .identity))
  }

  /// A path of the same pieces that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.shape = shape
    return copy
  }

  /// Whether the paths have the same pieces.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.shape == rhs.shape }

  /// Feeds the pieces.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}
