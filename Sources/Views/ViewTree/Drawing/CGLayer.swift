// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A drawing that is created once and drawn many times.
///
/// ```swift
/// let layer = CGLayer(context, size: CGSize(width: 8, height: 8), auxiliaryInfo: nil)
/// layer?.context?.fillEllipse(in: CGRect(x: 2, y: 2, width: 4, height: 4))
/// ```
public final class CGLayer {
  /// The size, in points.
  public let size: CGSize
  /// The context of the drawing, which is recorded as commands and therefore sharp at any scale.
  public let context: CGContext?

  /// Creates a drawing of `size` for `context`, or returns `nil` if the size is empty or not finite.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: [String: Any]?) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    self.size = size
    self.context = CGContext(area: CGRect(origin: .zero, size: size))
  }
}

extension CGContext {
  /// Draws the current content of `layer`, with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// Draws the current content of `layer`, scaled to fill `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard let drawing = layer.context?.drawing, rect.width > 0, rect.height > 0 else { return }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
    paint([.drawing(drawing)])
    restoreGState()
  }
}
