// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The pixels in which two PNG files differ, for people to look at.
struct PixelDifference {
  /// How many pixels differ and where, or that the sizes do.
  let sentence: String
  /// The golden, faint, with each pixel that differs in red, as a PNG file; nil when the sizes
  /// differ or nothing draws here.
  let png: Data?

  /// The difference between two PNG files; nil when nothing decodes images here, or one of them is
  /// no image.
  ///
  /// - Complexity: O(n) in the number of pixels.
  init?(from old: Data, to new: Data) {
    let environment = HostEnvironment.current
    guard let images = environment.images,
      let before = Self.pixels(old, images), let after = Self.pixels(new, images)
    else { return nil }
    guard before.width == after.width, before.height == after.height else {
      sentence = """
        It is \(after.width) by \(after.height) pixels, and the golden is \(before.width) by \
        \(before.height).
        """
      png = nil
      return
    }
    let (old, new) = (Self.words(before), Self.words(after))
    let changed = old.indices.filter { old[$0] != new[$0] }
    let (columns, rows) = (changed.map { $0 % before.width }, changed.map { $0 / before.width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.first,
      let bottom = rows.last
    else {
      sentence = "All pixels are equal; the files are not."
      png = nil
      return
    }
    sentence = """
      \(changed.count) of \(old.count) pixels differ, between (\(left), \(top)) and (\(right), \
      \(bottom)).
      """
    png = try? environment.pictures?.png(of: Self.picture(of: changed, over: before))
  }

  private static func pixels(_ file: Data, _ images: any ImageDecoding) -> PixelBuffer? {
    let image = DisplayImage(source: .data(file), pixelSize: .zero)
    return try? images.decode(image, coveringPixels: nil)
  }

  /// The four bytes of each pixel as one number.
  private static func words(_ pixels: PixelBuffer) -> [UInt32] {
    pixels.bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 4).map {
        bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self)
      }
    }
  }

  /// `golden` at a fifth of its strength on white, with red in place of the pixels `changed`.
  private static func picture(of changed: [Int], over golden: PixelBuffer) -> PixelBuffer {
    var bytes = golden.bytes.map { 204 + $0 / 5 }
    for alpha in stride(from: 3, to: bytes.count, by: 4) { bytes[alpha] = .max }
    for pixel in changed { bytes.replaceSubrange(4 * pixel..<4 * pixel + 3, with: [0, 0, 230]) }
    return PixelBuffer(width: golden.width, height: golden.height, bytes: bytes)
  }
}
