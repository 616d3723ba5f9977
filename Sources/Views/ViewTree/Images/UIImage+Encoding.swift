// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

extension UIImage {
  /// The picture as a PNG file; nil, said once, when it can't be decoded or nothing here writes
  /// files.
  ///
  /// Differs from UIKit: a process needs CairoHost to write files.
  public func pngData() -> Data? {
    encoded("pngData()") { try $0.png(of: $1) }
  }

  /// The picture as a JPEG file on white, in a quality from 0 to 1; nil, said once, when it can't be
  /// decoded or nothing here writes files.
  ///
  /// Differs from UIKit: a process needs CairoHost to write files.
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
    guard let writer = PixelBuffer.encoder, let decoder = DisplayImage.decoder else {
      Diagnostics.reportOnce(
        "\(call) answers nil: nothing in this process decodes and writes pictures; link CairoHost"
          + " or GTKHost and call its install().")
      return nil
    }
    do {
      return try body(writer, decoder.decode(image, coveringPixels: nil))
    } catch {
      Diagnostics.reportOnce("\(call) answers nil: \(error)")
      return nil
    }
  }
}
