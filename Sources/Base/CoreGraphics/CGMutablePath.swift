// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// A path to which elements can be added.
public class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() {
    super.init(PathShape())
  }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.move(to: point.applying(transform))
  }

  /// Adds a line from the current point to `point`; an empty path begins at `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    shape.addLine(to: point.applying(transform))
  }

  /// Adds lines between consecutive points, beginning a subpath at the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a rectangle as a closed subpath; a no-op for the null rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    shape.add(PathShape(rect: rect), transform)
  }

  /// Adds each rectangle of `rects` as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    shape.add(PathShape(ellipseIn: rect), transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    shape.add(PathShape(rounded: rect, width: cornerWidth, height: cornerHeight), transform)
  }

  /// Adds an arc, and a line to its start if the path is not empty; angles are in radians from x towards y.
  ///
  /// With y pointing down, as in views, an arc that is not `clockwise` looks clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) {
      $0.addArc(center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }

  /// Adds a rounded corner: an arc tangent to two lines, with a line to its start.
  ///
  /// The lines are from the current point to `tangent1End`, and from there to `tangent2End`. If the three
  /// points are collinear, adds a line to `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    shape.addArc(
      touching: tangent1End, tangent2End, radius: radius, transform)
  }

  /// Adds an arc of `delta` radians, positive from x towards y, and a line to its start if the path is not
  /// empty.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(transform) { $0.addArc(center, radius: radius, from: startAngle, by: delta) }
  }

  /// Adds a cubic Bézier curve from the current point to `end`; an empty path only begins at `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    shape.addCurve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point to `end`, as the equivalent cubic curve; an empty
  /// path only begins at `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    shape.addQuadCurve(to: end.applying(transform), control.applying(transform))
  }

  /// Adds the elements of a path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    shape.add(path.shape, transform)
  }

  /// Adds a line back to the start of the subpath; a no-op if the path is empty or the subpath is closed
  /// already.
  public func closeSubpath() { shape.close() }

  /// Adds the shape that `body` creates in untransformed coordinates, joined to the path.
  private func append(_ transform: CGAffineTransform, _ body: (inout PathShape) -> Void) {
    var piece = PathShape()
    body(&piece)
    var isFirst = shape.currentPoint != nil
    for element in piece.applying(transform).elements {
      switch element {
      case .move(let point) where isFirst: shape.addLine(to: point)
      case .move(let point): shape.move(to: point)
      case .line(let point): shape.addLine(to: point)
      case .curve(let first, let second, let to): shape.addCurve(to: to, first, second)
      case .close: shape.close()
      }
      isFirst = false
    }
  }
}
