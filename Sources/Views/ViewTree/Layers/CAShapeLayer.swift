// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A layer that shows a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, copied, in the layer's coordinates; nil: nothing.
  open var path: CGPath? {
    didSet {
      path = path?.copy()
      contentChanged()
    }
  }

  /// What fills the path; nil: nothing.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { noteChange("fillColor", from: oldValue, to: fillColor) }
  }
  /// What is inside a path that crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentChanged() } }
  /// The colour of the line along the path; nil: no line.
  open var strokeColor: CGColor? {
    didSet { noteChange("strokeColor", from: oldValue, to: strokeColor) }
  }
  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat = 0 {
    didSet { noteChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat = 1 {
    didSet { noteChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { noteChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// How far corners reach beyond the line, in widths, before they are cut.
  open var miterLimit: CGFloat = 10 {
    didSet { noteChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentChanged() } }
  /// How the line turns.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentChanged() } }
  /// Where in the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { noteChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  /// Lengths of strokes and gaps, in points; nil: no gaps.
  open var lineDashPattern: [NSNumber]? { didSet { contentChanged() } }

  private func noteChange(_ key: String, from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    contentChanged()
    changed(key, from: old)
  }

  private func noteChange(_ key: String, from old: CGColor?, to new: CGColor?) {
    guard new != old else { return }
    contentChanged()
    changed(key, from: old)
  }

  override func contentSteps(in bounds: CGRect) -> [Drawing.Step] {
    guard let shape = seenPath, !shape.isEmpty else { return [] }
    let fillColor = seen("fillColor", fillColor)
    let strokeColor = seen("strokeColor", strokeColor)
    let lineWidth = seen("lineWidth", lineWidth)
    let strokeStart = seen("strokeStart", strokeStart)
    let strokeEnd = seen("strokeEnd", strokeEnd)
    var steps: [Drawing.Step] = []
    if let fillColor, fillColor.alpha > 0 {
      let paint = Drawing.Paint.color(DisplayColor(fillColor))
      steps.append(.fill(shape, isEvenOdd: fillRule == .evenOdd, paint))
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      let line = isWhole ? shape : shape.trimmed(from: strokeStart, to: strokeEnd)
      steps.append(.stroke(line, self.line, DisplayColor(strokeColor)))
    }
    return steps
  }

  private var seenPath: PathShape? {
    guard let path else { return nil }
    guard case .path(let shape) = seen("path", .path(path.shape)) else { return path.shape }
    return shape
  }

  override func takeContent(of layer: CALayer) {
    guard let layer = layer as? CAShapeLayer else { return }
    path = layer.seenPath.map { CGPath($0) }
    fillColor = layer.seen("fillColor", layer.fillColor)
    strokeColor = layer.seen("strokeColor", layer.strokeColor)
    strokeStart = layer.seen("strokeStart", layer.strokeStart)
    strokeEnd = layer.seen("strokeEnd", layer.strokeEnd)
    lineWidth = layer.seen("lineWidth", layer.lineWidth)
    fillRule = layer.fillRule
  }

  private var line: Drawing.Line {
    var line = Drawing.Line()
    line.width = seen("lineWidth", lineWidth)
    line.cap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
    line.join = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
    line.miterLimit = seen("miterLimit", miterLimit)
    line.dashes = lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    line.dashPhase = seen("lineDashPhase", lineDashPhase)
    return line
  }
}
