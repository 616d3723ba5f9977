// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

extension CGContext {
  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(shape, isEvenOdd: rule == .evenOdd)
    beginPath()
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    stroke(shape, state.line)
    beginPath()
  }

  /// Fills the current path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(shape, isEvenOdd: false)
    case .eoFill, .eoFillStroke: fill(shape, isEvenOdd: true)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(shape, state.line)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  /// Fills rectangles with the fill colour or pattern.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  /// Fills a rectangle with the fill colour or pattern.
  public func fill(_ rect: CGRect) { fill(mapped(PathShape(rect: rect)), isEvenOdd: false) }

  /// Fills the ellipse inscribed in `rect`.
  public func fillEllipse(in rect: CGRect) {
    fill(mapped(PathShape(ellipseIn: rect)), isEvenOdd: false)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let before = state
    state.blend = .clear
    state.shadow = nil
    fill(rect)
    state = before
  }

  /// Strokes a rectangle with the stroke colour and the current line width.
  public func stroke(_ rect: CGRect) { stroke(mapped(PathShape(rect: rect)), state.line) }

  /// Strokes a rectangle with a line of `width` points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = width
    stroke(mapped(PathShape(rect: rect)), line)
  }

  /// Strokes the ellipse inscribed in `rect`.
  public func strokeEllipse(in rect: CGRect) {
    stroke(mapped(PathShape(ellipseIn: rect)), state.line)
  }

  /// Strokes lines between the first and second point, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    var lines = PathShape()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      lines.move(to: points[start])
      lines.addLine(to: points[start + 1])
    }
    stroke(mapped(lines), state.line)
  }

  private func mapped(_ path: PathShape) -> PathShape {
    state.transform.isIdentity ? path : path.applying(state.transform)
  }

  // MARK: Gradients

  /// Draws a linear gradient between two points, within the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fill(
      DisplayGradient(.axial(from: startPoint, to: endPoint), stops: gradient.stops(options)))
  }

  /// Draws a radial gradient between two circles, within the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    fill(
      DisplayGradient(
        .circles(
          from: startCenter, max(0, startRadius), to: endCenter, max(0, endRadius)),
        stops: gradient.stops(options)))
  }
}

extension CGGradient {
  /// Returns the gradient stops as hosts paint them, transparent beyond ends where nothing is drawn.
  fileprivate func stops(_ options: CGGradientDrawingOptions) -> [DisplayGradient.Stop] {
    var stops = zip(colors, locations).map { DisplayGradient.Stop(DisplayColor($0), at: $1) }
    func clear(_ stop: DisplayGradient.Stop, at place: CGFloat) -> DisplayGradient.Stop {
      var color = stop.color
      color.alpha = 0
      return DisplayGradient.Stop(color, at: place)
    }
    if let first = stops.first, !options.contains(.drawsBeforeStartLocation) {
      stops.insert(DisplayGradient.Stop(first.color, at: 0), at: 0)
      stops.insert(clear(first, at: 0), at: 0)
    }
    if let last = stops.last, !options.contains(.drawsAfterEndLocation) {
      stops.append(DisplayGradient.Stop(last.color, at: 1))
      stops.append(clear(last, at: 1))
    }
    return stops
  }
}
