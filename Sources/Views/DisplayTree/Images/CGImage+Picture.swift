// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
import MullionCollectionGeometry

extension CGImage {
  /// The whole image that the pixels belong to; `nil` if hosts cannot draw it.
  package var picture: DisplayImage? { content as? DisplayImage }

  /// Whether these are all pixels of the image.
  package var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// Creates an image of the upright pixels of `picture`.
  ///
  /// The size of the picture must be at least one by one pixel.
  package convenience init(picture: DisplayImage) {
    self.init(
      picture, width: Int(picture.pixelSize.width), height: Int(picture.pixelSize.height))
  }
}

extension DisplayImage {
  /// Creates an image of the part of `picture` in `source`, scaled to `size` pixels.
  ///
  /// `source` is in fractions of the picture's width and height. The image is drawn when it is displayed.
  package convenience init(
    part source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), of picture: DisplayImage,
    size: CGSize
  ) {
    let rect = CGRect(origin: .zero, size: size)
    let drawing = Drawing(
      transform: .identity, clip: PathShape(rect: rect),
      steps: [.command(.imagePart(picture, ImagePart(destination: rect, source: source)))])
    self.init(
      source: .drawing(drawing, size: size), pixelSize: size, isOpaque: picture.isOpaque)
  }
}
