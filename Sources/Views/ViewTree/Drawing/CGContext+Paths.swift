// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension CGContext {
  /// Forgets the path.
  public func beginPath() { setPath(PathShape()) }

  /// Begins a part of the path at `point`.
  public func move(to point: CGPoint) { extend { $0.move(to: point) } }

  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { extend { $0.addLine(to: point) } }

  /// Adds lines from point to point, beginning a part at the first.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    extend { path in
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }

  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }

  /// Adds rectangles to the path.
  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Adds the ellipse that touches the sides of `rect` to the path.
  public func addEllipse(in rect: CGRect) { extend { $0.add(PathShape(ellipseIn: rect)) } }

  /// Adds an arc to the path, and a line to it; an arc that is not `clockwise` looks clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }

  /// Rounds the corner that lines from the path's end to `tangent1End`, from there to `tangent2End` make: adds an arc that touches
  /// both, with a line to it.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(touching: tangent1End, tangent2End, radius: radius) }
  }

  /// Adds a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1, control2) }
  }

  /// Adds a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control) }
  }

  /// Adds a path to the path.
  public func addPath(_ path: CGPath) { extend { $0.add(path.shape) } }

  /// Adds a line back to where the part began.
  public func closePath() { extend { $0.close() } }

  /// The path, in the present coordinates; nil: there is none.
  public var path: CGPath? {
    guard !shape.isEmpty, state.transform.isInvertible else { return nil }
    return CGPath(shape.applying(state.transform.inverted()))
  }

  /// Whether the path has no pieces.
  public var isPathEmpty: Bool { shape.isEmpty }

  /// Where the path ends, in the present coordinates; zero when it is empty.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle that holds the path and its control points; null when it is empty.
  ///
  /// - Complexity: O(n) in the number of pieces.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Makes the path the outline of the line that `strokePath()` would draw along it.
  ///
  /// Its parts overlap, so that it has to be filled and clipped to with the winding rule.
  ///
  /// - Complexity: O(n) in the number of pieces; a curve counts for 24.
  public func replacePathWithStrokedPath() {
    guard state.transform.isInvertible else { return }
    var style = StrokeStyle()
    style.width = state.line.width
    (style.cap, style.join, style.miterLimit) = (
      state.line.cap, state.line.join, state.line.miterLimit
    )
    (style.dashes, style.dashPhase) = (state.line.dashes, state.line.dashPhase)
    let outline = shape.applying(state.transform.inverted()).stroked(style)
    setPath(outline.applying(state.transform))
  }

  // MARK: Clipping

  /// Clips what is drawn from now on to the path, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(shape, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Clips what is drawn from now on to a rectangle.
  public func clip(to rect: CGRect) {
    clip(PathShape(rect: rect).applying(state.transform), isEvenOdd: false)
  }

  /// Clips what is drawn from now on to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = PathShape()
    for rect in rects { path.addRect(rect) }
    clip(path.applying(state.transform), isEvenOdd: false)
  }

  /// The rectangle around what is not clipped away, in the present coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isInvertible else { return .zero }
    return state.clips.box(within: area).applying(state.transform.inverted())
  }
}
