// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionDisplayTree

/// A request for an image at the size at which it is shown.
package struct PictureRequest: Hashable, Sendable {
  /// The image to decode or render.
  package let image: DisplayImage
  let width: Int
  let height: Int

  /// Creates a request for `image` scaled to `pixels`, or smaller if the image is.
  init(_ image: DisplayImage, pixels: CGSize) {
    // An image displayed larger than its size is decoded at its size and enlarged when painted.
    let known =
      !image.isVector && image.pixelSize.width >= 1 && image.pixelSize.height >= 1
    let wide = known ? min(pixels.width, image.pixelSize.width) : pixels.width
    let high = known ? min(pixels.height, image.pixelSize.height) : pixels.height
    self.image = image
    width = Int(max(1, min(wide, 16384)))
    height = Int(max(1, min(high, 16384)))
  }
}
