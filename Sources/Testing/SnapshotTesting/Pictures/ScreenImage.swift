// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import MullionViewTree
import UIKit

/// A picture of a screen that knows what is on it.
final class ScreenImage: UIImage, @unchecked Sendable {
  /// What is on the screen, as text; nil: the picture shows no screen.
  let text: String?
  /// Why there is no picture; nil: there is one.
  let failure: String?
  /// The digest of its pixels, if that is being made already.
  let digest: DigestAhead?

  /// A picture of `size` points, `scale` pixels each, that a host paints from `node` when its pixels
  /// are asked for, or right away where their digest will be; `text` says meanwhile what is on it.
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

  /// No picture, for a reason.
  init(failure: String) {
    text = nil
    digest = nil
    self.failure = failure
    super.init(nil)
  }

  /// The picture of an archive, of which nothing else is known.
  required init?(coder: NSCoder) {
    (text, failure, digest) = (nil, nil, nil)
    super.init(coder: coder)
  }
}
