// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A decoder of files into thumbnails, off the main actor.
enum PhotoDecoder {
  /// The maximum number of pixels of a decoded picture: the rows of a larger one could fill the memory.
  static let largestPixelCount: CGFloat = 150_000_000

  /// Returns the picture in the file at `path`, upright and not larger than needed to cover `box` pixels.
  @concurrent
  static func thumbnail(of path: String, covering box: CGSize) async throws -> UIImage {
    try checkIsFile(path)
    guard let image = UIImage(contentsOfFile: path) else { throw PhotoError.unreadable }
    let size = pixelSize(of: image)
    guard size.width >= 1, size.height >= 1 else { throw PhotoError.unreadable }
    guard size.width * size.height <= largestPixelCount else {
      throw PhotoError.tooLarge(megapixels: Int(size.width * size.height / 1_000_000))
    }
    let target = covering(box, with: size)
    guard let thumbnail = await image.byPreparingThumbnail(ofSize: target) else {
      throw PhotoError.undecodable
    }
    return thumbnail
  }

  /// Returns the smallest size with the aspect ratio of `size` that covers `box`, at most `size` itself.
  static func covering(_ box: CGSize, with size: CGSize) -> CGSize {
    let factor = min(1, max(box.width / size.width, box.height / size.height))
    return CGSize(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
  }

  /// Throws unless the path is a regular file, because a pipe or a device would block the reader.
  private static func checkIsFile(_ path: String) throws {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw attributes == nil ? PhotoError.unreadable : PhotoError.notAFile
    }
  }

  private static func pixelSize(of image: UIImage) -> CGSize {
    CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }
}
