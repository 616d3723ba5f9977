// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

extension UIImage {
  /// Returns the image decoded by the host to cover `pixels`, or in full size for `nil`.
  ///
  /// Returns `nil` if the image has no pixels or cannot be decoded; a decoding error is reported once.
  /// Without a decoder in the process, the result is not decoded.
  func decoded(covering pixels: CGSize?) -> UIImage? {
    guard let image = displayImage else { return nil }
    if case .pixels = image.source, pixels == nil { return self }
    guard let decoder = DisplayImage.decoder else {
      let size = pixels.map { Self.size(image.pixelSize, covering: $0) } ?? image.pixelSize
      return replaced(
        by: DisplayImage(
          source: image.source, pixelSize: size, orientation: image.orientation,
          isVector: image.isVector))
    }
    do {
      let buffer = try decoder.decode(image, coveringPixels: pixels)
      return replaced(
        by: DisplayImage(
          source: .pixels(buffer),
          pixelSize: CGSize(width: CGFloat(buffer.width), height: CGFloat(buffer.height)),
          isOpaque: image.isOpaque))
    } catch {
      Diagnostics.reportOnce("\(error)")
      return nil
    }
  }

  private func replaced(by image: DisplayImage) -> UIImage {
    var manner = manner
    manner.nameBeforeDecoding = givenName
    return UIImage(image, scale: scale, manner: manner)
  }

  /// Returns `size` scaled down in proportion to cover `target`, in whole pixels; `size` itself if it is
  /// smaller.
  static func size(_ size: CGSize, covering target: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return size }
    let share = min(1, max(target.width / size.width, target.height / size.height))
    return CGSize(
      width: max(1, (size.width * share).rounded()),
      height: max(1, (size.height * share).rounded()))
  }
}
