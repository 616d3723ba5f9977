// SPDX-License-Identifier: Apache-2.0

/// Functions that combine two premultiplied pixels.
///
/// The formulas are those of T. Porter and T. Duff, "Compositing Digital Images", 1984, and of "Compositing
/// and Blending Level 1" of the W3C.
enum Blending {
  typealias Blend = @Sendable (_ top: Pixel, _ bottom: Pixel) -> Pixel

  static let over: Blend = { $0 + $1 * (1 - $0.w) }
  static let inside: Blend = { $0 * $1.w }
  static let outside: Blend = { $0 * (1 - $1.w) }
  static let atop: Blend = { $0 * $1.w + $1 * (1 - $0.w) }
  static let sum: Blend = { ($0 + $1).replacing(with: Pixel(repeating: 1), where: $0 + $1 .> 1) }
  static let product: Blend = { $0 * $1 }
  static let greatest: Blend = { pointwiseMax($0, $1) }
  static let least: Blend = { pointwiseMin($0, $1) }

  /// Returns a function that mixes the colours where both images are opaque, and keeps each where it is
  /// alone.
  static func mode(_ mix: @escaping @Sendable (_ top: Pixel, _ bottom: Pixel) -> Pixel) -> Blend {
    { top, bottom in
      let (above, below) = (color(top), color(bottom))
      let mixed = mix(above, below) * (top.w * bottom.w)
      var result = top * (1 - bottom.w) + bottom * (1 - top.w) + mixed
      result.w = top.w + bottom.w - top.w * bottom.w
      return result
    }
  }

  /// Returns a function that mixes each component separately.
  static func components(_ mix: @escaping @Sendable (_ top: Float, _ bottom: Float) -> Float)
    -> Blend
  {
    mode { Pixel(mix($0.x, $1.x), mix($0.y, $1.y), mix($0.z, $1.z), 0) }
  }

  static func hardLight(_ top: Float, _ bottom: Float) -> Float {
    let twice = 2 * top
    return top <= 0.5 ? bottom * twice : bottom + (twice - 1) - bottom * (twice - 1)
  }

  static func softLight(_ top: Float, _ bottom: Float) -> Float {
    if top <= 0.5 { return bottom - (1 - 2 * top) * bottom * (1 - bottom) }
    let curve =
      bottom <= 0.25
      ? ((16 * bottom - 12) * bottom + 4) * bottom : max(bottom, 0).squareRoot()
    return bottom + (2 * top - 1) * (curve - bottom)
  }

  private static func color(_ pixel: Pixel) -> Pixel {
    pixel.w == 0 ? .zero : Pixel(pixel.x, pixel.y, pixel.z, 0) / pixel.w
  }
}
