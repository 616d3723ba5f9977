// SPDX-License-Identifier: Apache-2.0

import MullionDisplayTree

extension PixelField {
  /// Creates the pixels of an area within `buffer`, whose lower left corner is the origin.
  ///
  /// - Complexity: O(*n*) in the pixels of the area.
  init(_ buffer: PixelBuffer, in area: PixelArea, isLinear: Bool) {
    self.init(area)
    let counts = isLinear ? TransferCurve.lights : (0..<256).map { Float($0) / 255 }
    pixels.withUnsafeMutableBufferPointer { pixels in
      buffer.bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<area.height {
          var from = 4 * ((buffer.height - 1 - area.y - row) * buffer.width + area.x)
          for index in row * area.width..<(row + 1) * area.width {
            let (blue, green, red) = (
              Int(bytes[from]), Int(bytes[from + 1]), Int(bytes[from + 2])
            )
            let alpha = Float(bytes[from + 3]) / 255
            if alpha == 1 || !isLinear {
              let flat = Float(1) / 255
              pixels[index] =
                isLinear
                ? Pixel(counts[red], counts[green], counts[blue], 1)
                : Pixel(Float(red) * flat, Float(green) * flat, Float(blue) * flat, alpha)
            } else if alpha > 0 {
              let color = Pixel(Float(red), Float(green), Float(blue), 0) / 255
              pixels[index] = TransferCurve.convert(
                Pixel(color.x, color.y, color.z, alpha), TransferCurve.linear)
            }
            from += 4
          }
        }
      }
    }
  }

  /// Returns the pixels in the format of hosts: the top row first, in the order blue, green, red, alpha.
  ///
  /// - Complexity: O(*n*) in the pixels.
  func buffer(isLinear: Bool) -> PixelBuffer {
    var bytes = [UInt8](repeating: 0, count: 4 * area.count)
    bytes.withUnsafeMutableBufferPointer { bytes in
      pixels.withUnsafeBufferPointer { pixels in
        for row in 0..<area.height {
          var to = 4 * (area.height - 1 - row) * area.width
          for index in row * area.width..<(row + 1) * area.width {
            let pixel = Self.bytes(pixels[index], isLinear: isLinear)
            (bytes[to], bytes[to + 1], bytes[to + 2], bytes[to + 3]) = pixel
            to += 4
          }
        }
      }
    }
    return PixelBuffer(width: area.width, height: area.height, bytes: bytes)
  }

  private static func bytes(_ pixel: Pixel, isLinear: Bool) -> (UInt8, UInt8, UInt8, UInt8) {
    if isLinear, pixel.w >= 1 {
      return (
        TransferCurve.byte(pixel.z), TransferCurve.byte(pixel.y), TransferCurve.byte(pixel.x), 255
      )
    }
    let alpha = min(max(pixel.w, 0), 1)
    guard alpha > 0 else { return (0, 0, 0, 0) }
    var color = pixel.clamped(lowerBound: .zero, upperBound: Pixel(repeating: alpha))
    if isLinear { color = TransferCurve.convert(color, TransferCurve.encoded) }
    let scaled = (color * 255).rounded(.toNearestOrAwayFromZero)
    return (UInt8(scaled.z), UInt8(scaled.y), UInt8(scaled.x), UInt8(scaled.w))
  }
}
