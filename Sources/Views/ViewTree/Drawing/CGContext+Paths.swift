// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation
import MullionCollectionGeometry

extension CGContext {
  /// Clears the current path.
  public func beginPath() { setPath(PathShape()) }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint) { extend { $0.move(to: point) } }

  /// Appends a line to the path.
  public func addLine(to point: CGPoint) { extend { $0.addLine(to: point) } }

  /// Appends a subpath of lines between the points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    extend { path in
      path.move(to: first)
      for point in points.dropFirst() { path.addLine(to: point) }
    }
  }

  /// Appends a rectangle to the path.
  public func addRect(_ rect: CGRect) { extend { $0.addRect(rect) } }

  /// Appends rectangles to the path.
  public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }

  /// Appends the ellipse inscribed in `rect` to the path.
  public func addEllipse(in rect: CGRect) { extend { $0.add(PathShape(ellipseIn: rect)) } }

  /// Appends an arc to the path, with a line to its start; with the y axis pointing down, an arc that is not
  /// `clockwise` appears clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    extend {
      $0.addArc(center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }

  /// Appends an arc that rounds the corner between the lines from the current point to `tangent1End`, and
  /// from there to `tangent2End`.
  ///
  /// The arc is tangent to both lines; a line leads to its start.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    extend { $0.addArc(touching: tangent1End, tangent2End, radius: radius) }
  }

  /// Appends a cubic curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    extend { $0.addCurve(to: end, control1, control2) }
  }

  /// Appends a quadratic curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    extend { $0.addQuadCurve(to: end, control) }
  }

  /// Appends another path to the path.
  public func addPath(_ path: CGPath) { extend { $0.add(path.shape) } }

  /// Closes the subpath with a line to its start.
  public func closePath() { extend { $0.close() } }

  /// The current path, in the current coordinates, or `nil` if there is none.
  public var path: CGPath? {
    guard !shape.isEmpty, state.transform.isInvertible else { return nil }
    return CGPath(shape.applying(state.transform.inverted()))
  }

  /// Whether the path has no elements.
  public var isPathEmpty: Bool { shape.isEmpty }

  /// The end of the path, in the current coordinates; zero if the path is empty.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle that encloses the path and its control points; null if the path is empty.
  ///
  /// - Complexity: O(n) in the number of elements.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// Replaces the path by the outline of its stroke.
  ///
  /// The parts of the outline overlap, so it has to be filled or clipped with the winding rule.
  ///
  /// - Complexity: O(n) in the number of elements, where a curve counts for 24, and of dashes.
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

  /// Clips subsequent drawing to the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(shape, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Clips subsequent drawing to a rectangle.
  public func clip(to rect: CGRect) {
    clip(PathShape(rect: rect).applying(state.transform), isEvenOdd: false)
  }

  /// Clips subsequent drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    var path = PathShape()
    for rect in rects { path.addRect(rect) }
    clip(path.applying(state.transform), isEvenOdd: false)
  }

  /// The bounding box of the clip, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard state.transform.isInvertible else { return .zero }
    return state.clips.box(within: area).applying(state.transform.inverted())
  }
}
