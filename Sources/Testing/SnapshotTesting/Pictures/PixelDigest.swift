// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A digest of the pixels of an image, which is the same in every run.
enum PixelDigest {
  private static let factor: UInt64 = 0x0000_0100_0000_01B3

  /// Returns the digest of `pixels` and their size, in sixteen hexadecimal digits.
  ///
  /// - Complexity: O(*n*) in the number of pixels, eight at a time.
  static func text(of pixels: PixelBytes) -> String {
    let bytes = pixels.bytes
    // Four separate numbers: processors multiply them faster than a vector of four.
    var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    var third = UInt64(pixels.width)
    var fourth = UInt64(pixels.height)
    var place = 0
    while place + 32 <= bytes.count {
      first = mixed(first, bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      second = mixed(second, bytes.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
      third = mixed(third, bytes.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
      fourth = mixed(fourth, bytes.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
      place += 32
    }
    while place < bytes.count {
      first = (first ^ UInt64(bytes[place])) &* factor
      place += 1
    }
    let all = [first, second, third, fourth].reduce(UInt64(0xCBF2_9CE4_8422_2325)) { hash, lane in
      var hash = (hash ^ lane) &* 0xFF51_AFD7_ED55_8CCD
      hash ^= hash &>> 33
      return hash
    }
    let digits = String(all, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @inline(__always)
  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* factor
    return product ^ product &>> 29
  }
}
