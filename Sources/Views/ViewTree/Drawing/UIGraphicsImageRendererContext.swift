// SPDX-License-Identifier: Apache-2.0

/// What an image renderer's actions draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  let picture: PictureFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat, _ picture: PictureFormat) {
    self.picture = picture
    super.init(context, format)
  }

  /// The picture as it is so far.
  open var currentImage: UIImage { picture.image(of: cgContext) }
}
