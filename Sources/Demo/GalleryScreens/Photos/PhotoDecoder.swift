// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Turns a file into a small picture, away from the main actor.
enum PhotoDecoder {
  /// Pictures with more pixels are not decoded: their rows alone could fill the memory.
  static let largestPixelCount: CGFloat = 150_000_000

  /// The picture in the file at `path`, upright and not larger than needed to cover `box` pixels.
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

  /// The smallest size with the shape of `size` that covers `box`, at most `size` itself.
  static func covering(_ box: CGSize, with size: CGSize) -> CGSize {
    let factor = min(1, max(box.width / size.width, box.height / size.height))
    return CGSize(
      width: max(1, (size.width * factor).rounded()),
      height: max(1, (size.height * factor).rounded()))
  }

  /// A pipe or a device would keep a reader waiting, so only regular files are opened.
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
