// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// What a picture that is drawn is like.
struct PictureFormat {
  /// In points.
  var bounds: CGRect
  /// Pixels per point.
  var scale: CGFloat
  var isOpaque: Bool

  /// A context that draws the picture, black where nothing is drawn when it is opaque.
  func makeContext() -> CGContext {
    let context = CGContext(area: bounds)
    if isOpaque { context.fill(bounds) }
    return context
  }

  /// The picture of what `context` drew.
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
