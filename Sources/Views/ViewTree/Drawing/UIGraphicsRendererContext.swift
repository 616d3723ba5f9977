// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// The context in which a renderer's actions draw.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context of the drawing.
  public let cgContext: CGContext
  /// The format of the drawing.
  open var format: UIGraphicsRendererFormat { rendererFormat }
  let rendererFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    rendererFormat = format
    super.init()
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { $0.fill(rect) }
  }

  /// Strokes a line one point wide inside the edge of a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes a line one point wide inside the edge of a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips subsequent drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
