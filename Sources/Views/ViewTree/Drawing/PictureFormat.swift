// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// The format of an image that is drawn.
struct PictureFormat {
  /// The bounds, in points.
  var bounds: CGRect
  /// The number of pixels per point.
  var scale: CGFloat
  var isOpaque: Bool

  /// Returns a context that draws the image, initially black if it is opaque.
  func makeContext() -> CGContext {
    let context = CGContext(area: bounds)
    if isOpaque { context.fill(bounds) }
    return context
  }

  /// Returns the image drawn by `context`.
  func image(of context: CGContext) -> UIImage {
    var drawing = Drawing(
      transform: CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
    if let drawn = context.drawing { drawing.steps = [.drawing(drawn)] }
    let pixels = CGSize(
      width: max(0, (bounds.width * scale).rounded(.up)),
      height: max(0, (bounds.height * scale).rounded(.up)))
    let source = DisplayImage.Source.drawing(drawing, size: bounds.size)
    return UIImage(
      DisplayImage(source: source, pixelSize: pixels, isOpaque: isOpaque), scale: scale)
  }
}
