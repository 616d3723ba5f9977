// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension CIImage {
  /// The pixels of a picture as they are stored, or the image that it was made of; nil: it has none.
  public convenience init?(image: UIImage) {
    self.init(image: image, options: nil)
  }

  /// The pixels of a picture as they are stored, or the image that it was made of; nil: it has none.
  ///
  /// No option makes a difference: colours are sRGB's.
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
