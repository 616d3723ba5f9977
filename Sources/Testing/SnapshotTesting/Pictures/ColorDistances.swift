// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The perceptual distances between colours, cached by pair.
struct ColorDistances {
  private struct Pair: Hashable {
    let old: UInt32
    let new: UInt32
  }

  private var known: [Pair: Float] = [:]

  /// Returns the distance between the colours of the two images at a pixel.
  mutating func between(_ old: PixelBuffer, _ new: PixelBuffer, at pixel: Int) -> Float {
    let pair = Pair(old: Self.color(old, pixel), new: Self.color(new, pixel))
    if let distance = known[pair] { return distance }
    let distance = LabColor(pixel: pair.old).distance(to: LabColor(pixel: pair.new))
    known[pair] = distance
    return distance
  }

  private static func color(_ buffer: PixelBuffer, _ pixel: Int) -> UInt32 {
    buffer.bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: 4 * pixel, as: UInt32.self)
    }
  }
}
