// SPDX-License-Identifier: Apache-2.0

package import CoreGraphics
package import Foundation
import MullionCollectionGeometry

extension CGImage {
  /// The whole picture that the pixels are of; nil: it is none that hosts draw.
  package var picture: DisplayImage? { content as? DisplayImage }

  /// Whether these are all of the picture's pixels.
  package var isWhole: Bool { part == CGRect(x: 0, y: 0, width: 1, height: 1) }

  /// The pixels of `picture` as they are shown, one by one.
  ///
  /// The picture has pixels: its size is one by one or more.
  package convenience init(picture: DisplayImage) {
    self.init(
      picture, width: Int(picture.pixelSize.width), height: Int(picture.pixelSize.height))
  }
}

extension DisplayImage {
  /// The part of `picture` in `source`, in shares of its width and height, scaled to `size` pixels; it
  /// is drawn when it is shown.
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
