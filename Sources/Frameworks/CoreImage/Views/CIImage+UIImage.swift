// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension CIImage {
  /// Creates an image from a `UIImage`'s stored pixels, or from its `CIImage`; `nil` if it has neither.
  public convenience init?(image: UIImage) {
    self.init(image: image, options: nil)
  }

  /// Creates an image from a `UIImage`'s stored pixels, or from its `CIImage`; `nil` if it has neither.
  ///
  /// - Note: `options` has no effect on Linux: colours are sRGB.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    if let origin = image.ciImage {
      self.init(recipe: origin.recipe, picture: origin.cgImage, url: origin.url)
    } else if let picture = image.cgImage {
      self.init(cgImage: picture)
    } else {
      return nil
    }
  }
}
