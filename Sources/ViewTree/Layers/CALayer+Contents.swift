// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CoreGraphics
import Foundation

extension CALayer {
  /// What paints the layer's picture; nothing when it has none.
  func pictureCommands(in bounds: CGRect) -> [DrawCommand] {
    guard let contents = contents as? CGImage, let picture = contents.picture,
      bounds.width > 0, bounds.height > 0, contentsRect.width > 0, contentsRect.height > 0
    else { return [] }
    let scale = contentsScale > 0 ? contentsScale : 1
    let shown = CGSize(
      width: CGFloat(contents.width) * contentsRect.width / scale,
      height: CGFloat(contents.height) * contentsRect.height / scale)
    let part = contents.part
    let source = CGRect(
      x: part.minX + contentsRect.minX * part.width,
      y: part.minY + contentsRect.minY * part.height,
      width: contentsRect.width * part.width, height: contentsRect.height * part.height)
    let place = contentsGravity.contentMode.place(shown, in: bounds)
    return [.imagePart(picture, ImagePart(destination: place, source: source))]
  }
}
