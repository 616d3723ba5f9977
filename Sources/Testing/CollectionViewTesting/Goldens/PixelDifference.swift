// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// The pixels in which two PNG files differ, as a sentence and an image.
package struct PixelDifference {
  /// A sentence about the number and the position of the differing pixels, about differing sizes, or about
  /// files that differ although their pixels are equal.
  let sentence: String
  /// The golden, faded, with each differing pixel in red, as a PNG file; `nil` if the sizes differ, no pixel
  /// differs, or no rasterizer is available.
  let png: Data?

  /// Creates the difference between two PNG files; `nil` if no decoder is available, or one of them is not an
  /// image.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  init?(from old: Data, to new: Data) {
    guard let images = DisplayImage.decoder,
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
    let changed = Self.changed(before, after)
    guard let left = changed.map({ $0 % before.width }).min(),
      let right = changed.map({ $0 % before.width }).max(),
      let top = changed.first.map({ $0 / before.width }),
      let bottom = changed.last.map({ $0 / before.width })
    else {
      sentence = "All pixels are equal; the files are not."
      png = nil
      return
    }
    sentence = """
      \(changed.count) of \(before.width * before.height) pixels differ, between (\(left), \(top)) and (\(right), \
      \(bottom)).
      """
    png = try? PixelBuffer.encoder?.png(of: Self.picture(of: changed, over: before))
  }

  private static func pixels(_ file: Data, _ images: any ImageDecoding) -> PixelBuffer? {
    let image = DisplayImage(source: .data(file), pixelSize: .zero)
    return try? images.decode(image, coveringPixels: nil)
  }

  /// Returns the indices of the pixels that differ, row by row; equal rows are skipped at once.
  package static func changed(_ old: PixelBuffer, _ new: PixelBuffer) -> [Int] {
    var changed: [Int] = []
    old.bytes.withUnsafeBytes { before in
      new.bytes.withUnsafeBytes { after in
        for row in 0..<old.height {
          let start = 4 * row * old.width
          let length = 4 * old.width
          guard let one = before.baseAddress, let other = after.baseAddress,
            memcmp(one + start, other + start, length) != 0
          else { continue }
          var place = start
          while place < start + length {
            if before.loadUnaligned(fromByteOffset: place, as: UInt32.self)
              != after.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            {
              changed.append(place / 4)
            }
            place += 4
          }
        }
      }
    }
    return changed
  }

  /// Returns `golden` at a fifth of its strength on white, with red in place of the pixels `changed`.
  package static func picture(of changed: [Int], over golden: PixelBuffer) -> PixelBuffer {
    let faint: [UInt8] = (0...UInt8.max).map { 204 + $0 / 5 }
    var bytes = golden.bytes
    bytes.withUnsafeMutableBytes { bytes in
      var place = 0
      while place < bytes.count {
        bytes[place] = place & 3 == 3 ? .max : faint[Int(bytes[place])]
        place += 1
      }
      for pixel in changed {
        bytes[4 * pixel] = 0
        bytes[4 * pixel + 1] = 0
        bytes[4 * pixel + 2] = 230
      }
    }
    return PixelBuffer(width: golden.width, height: golden.height, bytes: bytes)
  }
}
