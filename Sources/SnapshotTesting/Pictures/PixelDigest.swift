// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// A number for the pixels of a picture, the same in every run.
enum PixelDigest {
  /// The digest of `pixels`, with their size, in sixteen digits.
  ///
  /// - Complexity: O(n) in the number of pixels, eight at a time.
  static func text(of pixels: PixelBytes) -> String {
    var lanes = SIMD4<UInt64>(
      0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, UInt64(pixels.width), UInt64(pixels.height))
    let factor = SIMD4<UInt64>(repeating: 0x0000_0100_0000_01B3)
    let bytes = pixels.bytes
    var place = 0
    while place + 32 <= bytes.count {
      lanes ^= bytes.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt64>.self)
      lanes = lanes &* factor
      lanes ^= lanes &>> 29
      place += 32
    }
    while place < bytes.count {
      lanes[0] = (lanes[0] ^ UInt64(bytes[place])) &* factor[0]
      place += 1
    }
    let all = (0..<4).reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, lane in
      var hash = (hash ^ lanes[lane]) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 33
      return hash
    }
    let digits = String(all, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
