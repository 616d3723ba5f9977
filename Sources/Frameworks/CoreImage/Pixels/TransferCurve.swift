// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The conversion between sRGB components and linear light.
enum TransferCurve {
  /// Returns the linear light of a component; negative values are mirrored.
  static func linear(_ component: Float) -> Float {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns the component of linear light; negative values are mirrored.
  static func encoded(_ light: Float) -> Float {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }

  /// The linear light of each byte.
  static let lights: [Float] = (0..<256).map { linear(Float($0) / 255) }

  /// The linear light from which a byte rounds up to the next one.
  private static let thresholds: [Float] =
    (0..<255).map { linear((Float($0) + 0.5) / 255) } + [.infinity]
  /// The byte of each of 4096 light values, a lower bound for the search.
  private static let beginnings: [UInt8] = (0..<4096).map { step in
    UInt8(thresholds.prefix(255).count { $0 <= Float(step) / 4095 })
  }

  /// Returns the byte of linear light.
  static func byte(_ light: Float) -> UInt8 {
    guard light > 0 else { return 0 }
    guard light < 1 else { return 255 }
    var byte = Int(beginnings[Int(light * 4095)])
    while thresholds[byte] <= light { byte += 1 }
    return UInt8(byte)
  }

  /// Returns the pixel with `change` applied to its unpremultiplied colours.
  static func convert(_ pixel: Pixel, _ change: (Float) -> Float) -> Pixel {
    guard pixel.w > 0 else { return pixel }
    let alpha = pixel.w
    return Pixel(
      change(pixel.x / alpha) * alpha, change(pixel.y / alpha) * alpha,
      change(pixel.z / alpha) * alpha, alpha)
  }
}
