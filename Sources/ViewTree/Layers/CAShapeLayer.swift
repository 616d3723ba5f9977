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
    didSet {
      guard fillColor != oldValue else { return }
      contentChanged()
      changed("fillColor", from: oldValue)
    }
  }
  /// What is inside a path that crosses itself.
  open var fillRule: CAShapeLayerFillRule = .nonZero { didSet { contentChanged() } }
  /// The colour of the line along the path; nil: no line.
  open var strokeColor: CGColor? {
    didSet {
      guard strokeColor != oldValue else { return }
      contentChanged()
      changed("strokeColor", from: oldValue)
    }
  }
  /// Where the line begins, as a share of the path's length.
  open var strokeStart: CGFloat = 0 {
    didSet {
      guard strokeStart != oldValue else { return }
      contentChanged()
      changed("strokeStart", from: oldValue)
    }
  }
  /// Where the line ends, as a share of the path's length.
  open var strokeEnd: CGFloat = 1 {
    didSet {
      guard strokeEnd != oldValue else { return }
      contentChanged()
      changed("strokeEnd", from: oldValue)
    }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet {
      guard lineWidth != oldValue else { return }
      contentChanged()
      changed("lineWidth", from: oldValue)
    }
  }
  /// How far corners reach beyond the line, in widths, before they are cut.
  open var miterLimit: CGFloat = 10 {
    didSet {
      guard miterLimit != oldValue else { return }
      contentChanged()
      changed("miterLimit", from: oldValue)
    }
  }
  /// How the line ends.
  open var lineCap: CAShapeLayerLineCap = .butt { didSet { contentChanged() } }
  /// How the line turns.
  open var lineJoin: CAShapeLayerLineJoin = .miter { didSet { contentChanged() } }
  /// Where in the dashes the line begins, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet {
      guard lineDashPhase != oldValue else { return }
      contentChanged()
      changed("lineDashPhase", from: oldValue)
    }
  }
  /// Lengths of strokes and gaps, in points; nil: no gaps.
  open var lineDashPattern: [NSNumber]? { didSet { contentChanged() } }

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
