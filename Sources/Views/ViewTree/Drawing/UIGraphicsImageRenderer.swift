// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A renderer that creates images from drawing code.
///
/// Differs from UIKit: an image stores the drawing commands, and is sharp at the scale at which it is shown.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// A closure that draws an image in the given context.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of `size`, in points, at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of `size`, in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of the rectangle `bounds`, at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of the rectangle `bounds`, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale > 0 ? format.scale : PictureFormat.screenScale
    own.opaque = format.opaque
    imageFormat = own
    super.init(bounds, own)
  }

  /// Returns the image drawn by `actions`.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = PictureFormat(
      bounds: imageFormat.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(format.makeContext(), imageFormat, format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// Returns the image drawn by `actions` as PNG data, empty if it cannot be encoded; see
  /// ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the image drawn by `actions` as JPEG data, empty if it cannot be encoded; see
  /// ``UIImage/jpegData(compressionQuality:)``.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
