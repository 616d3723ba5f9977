// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// A layer that draws a path.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, which is copied, in the layer's coordinates; `nil` for none.
  open var path: CGPath? {
    didSet {
      path = path?.copy()
      contentChanged()
    }
  }

  /// The colour that fills the path; `nil` for no fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { recordChange("fillColor", from: oldValue, to: fillColor) }
  }
  /// The rule that determines the inside of the path.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentChanged() } }
  /// The colour of the stroke; `nil` for no stroke.
  open var strokeColor: CGColor? {
    didSet { recordChange("strokeColor", from: oldValue, to: strokeColor) }
  }
  /// The start of the stroke, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0 {
    didSet { recordChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// The end of the stroke, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1 {
    didSet { recordChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// The line width of the stroke, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { recordChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// The ratio of miter length to line width above which a miter join becomes a bevel.
  open var miterLimit: CGFloat = 10 {
    didSet { recordChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// The style of the line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentChanged() } }
  /// The style of the line joins.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentChanged() } }
  /// The offset into the dash pattern at which the stroke begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { recordChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }
  /// The lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { contentChanged() } }

  private func recordChange(_ key: String, from old: CGFloat, to new: CGFloat) {
    guard new != old else { return }
    contentChanged()
    changed(key, from: old)
  }

  private func recordChange(_ key: String, from old: CGColor?, to new: CGColor?) {
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
