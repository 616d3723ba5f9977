// SPDX-License-Identifier: Apache-2.0

/// The context in which an image renderer's actions draw.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  let picture: PictureFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ picture: PictureFormat) {
    self.picture = picture
    super.init(context, format)
  }

  /// The image drawn so far.
  open var currentImage: UIImage { picture.image(of: cgContext) }
}
