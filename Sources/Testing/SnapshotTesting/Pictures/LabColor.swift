// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A colour in the perceptually uniform colour space CIE Lab under daylight (D65).
struct LabColor {
  private let lightness: Float
  private let a: Float
  private let b: Float

  /// Creates the colour of a pixel: blue, green, red, alpha, premultiplied.
  init(pixel: UInt32) {
    let (blue, green, red) = (
      Self.linear[Int(pixel & 255)], Self.linear[Int(pixel >> 8 & 255)],
      Self.linear[Int(pixel >> 16 & 255)]
    )
    // IEC 61966-2-1 to XYZ, then CIE 15:2004, 8.2.1.
    let x = Self.root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = Self.root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = Self.root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    lightness = 116 * y - 16
    a = 500 * (x - y)
    b = 200 * (y - z)
  }

  /// Returns the perceptual distance between two colours: CIE94 with the weights for graphic arts.
  func distance(to other: LabColor) -> Float {
    let (chroma, otherChroma) = (hypot(a, b), hypot(other.a, other.b))
    let (light, chromatic) = (lightness - other.lightness, chroma - otherChroma)
    let (da, db) = (a - other.a, b - other.b)
    let hue = max(0, da * da + db * db - chromatic * chromatic)
    let (c, h) = (chromatic / (1 + 0.045 * chroma), 1 + 0.015 * chroma)
    return (light * light + c * c + hue / (h * h)).squareRoot()
  }

  private static let linear: [Float] = (0...255).map { byte in
    let value = Float(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func root(_ value: Float) -> Float {
    value > 0.008856 ? cbrt(value) : 7.787 * value + 16 / 116
  }
}
