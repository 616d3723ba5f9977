// SPDX-License-Identifier: Apache-2.0

public import CoreGraphics
public import Foundation

/// What a renderer's actions draw with.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn into.
  public let cgContext: CGContext
  /// What is drawn into.
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

  /// Draws a line of one point inside the edge of a rectangle.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point inside the edge of a rectangle, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.with(blendMode, alpha: 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Clips what is drawn from now on to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
