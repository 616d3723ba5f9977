// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Makes pictures of what code draws.
///
/// Differs from UIKit: a picture keeps what was drawn, and is as sharp as it is shown.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// Code that draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// A renderer of pictures of `size` points at the screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of pictures of a rectangle at the screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of pictures of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale > 0 ? format.scale : PictureFormat.screenScale
    own.opaque = format.opaque
    imageFormat = own
    super.init(bounds, own)
  }

  /// The picture of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = PictureFormat(
      bounds: imageFormat.bounds, scale: imageFormat.scale, isOpaque: imageFormat.opaque)
    let context = UIGraphicsImageRendererContext(format.makeContext(), imageFormat, format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// What `actions` draw, as a PNG file; see ``UIImage/pngData()``.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// What `actions` draw, as a JPEG file; see ``UIImage/jpegData(compressionQuality:)``.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
