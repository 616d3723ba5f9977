// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

extension UIImage {
  /// Returns the image as PNG data, or `nil` if the image is empty, cannot be decoded, or no encoder is
  /// available; the last two cases are reported once.
  ///
  /// Differs from UIKit: encoding requires CairoHost in the process, which need not be installed.
  public func pngData() -> Data? {
    encoded("pngData()") { try $0.png(of: $1) }
  }

  /// Returns the image on a white background as JPEG data with a quality from 0 to 1, or `nil` if the image
  /// is empty, cannot be decoded, or no encoder is available; the last two cases are reported once.
  ///
  /// Differs from UIKit: encoding requires CairoHost in the process, which need not be installed.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = compressionQuality.isFinite ? max(0, min(1, compressionQuality)) : 1
    return encoded("jpegData(compressionQuality:)") { try $0.jpeg(of: $1, quality: quality) }
  }

  private func encoded(
    _ call: String, _ body: (any PictureEncoding, PixelBuffer) throws -> Data
  ) -> Data? {
    guard let image = displayImage, image.pixelSize.width >= 1, image.pixelSize.height >= 1 else {
      return nil
    }
    guard let codecs = ImageCodecs.current else {
      Diagnostics.reportOnce(
        "\(call) returns nil: this process has no image codec; link CairoHost or GTKHost.")
      return nil
    }
    do {
      return try body(codecs.pictures, codecs.images.decode(image, coveringPixels: nil))
    } catch {
      Diagnostics.reportOnce("\(call) returns nil: \(error)")
      return nil
    }
  }
}
