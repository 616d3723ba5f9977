// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import MullionViewTree
import UIKit

/// An image of a screen, with a text that describes its contents.
final class ScreenImage: UIImage, @unchecked Sendable {
  /// The text snapshot of the screen, or `nil` if the image does not show a screen.
  let text: String?
  /// The reason why there is no image, or `nil` if there is one.
  let failure: String?
  /// The digest of the pixels, if it is already being computed.
  let digest: DigestAhead?

  /// Creates an image of `size` points, `scale` pixels each, rendered from `node` when its pixels are read,
  /// or immediately if their digest is needed; `text` returns the description of its contents meanwhile.
  init(
    painting node: DisplayNode, size: CGSize, scale: CGFloat, text: () -> String
  ) {
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    let covered = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let picture = DisplayImage(source: .drawing(Drawing(node), size: covered), pixelSize: pixels)
    digest = DigestAhead.isWanted ? Rasteriser.digestAhead(of: picture) : nil
    self.text = text()
    failure = nil
    super.init(picture, scale: scale)
  }

  /// Creates an empty image, with the reason for the failure.
  init(failure: String) {
    text = nil
    digest = nil
    self.failure = failure
    super.init(nil)
  }

  /// Decodes the image from an archive, without a description.
  required init?(coder: NSCoder) {
    (text, failure, digest) = (nil, nil, nil)
    super.init(coder: coder)
  }
}
