// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A table of colours, with red varying fastest and blue slowest.
///
/// Colours between entries are interpolated trilinearly.
struct ColorCube: Sendable {
  private let side: Int
  private let colors: [Pixel]

  /// Creates a table from `data`, with four floats for each premultiplied colour, or `nil` if there are too
  /// few, or `side` is not from 2 to 128.
  init?(_ data: Data, side: Int) {
    guard (2...128).contains(side), data.count >= 16 * side * side * side else { return nil }
    self.side = side
    colors = data.withUnsafeBytes { bytes in
      (0..<side * side * side).map { bytes.loadUnaligned(fromByteOffset: 16 * $0, as: Pixel.self) }
    }
  }

  /// Returns the mapped colour of an unpremultiplied colour.
  func color(_ pixel: Pixel) -> Pixel {
    let scaled = pixel.clamped(lowerBound: .zero, upperBound: .one) * Float(side - 1)
    let low = scaled.rounded(.down)
    let share = scaled - low
    var sum = Pixel.zero
    for corner in 0..<8 {
      var (index, weight, step) = (0, Float(1), 1)
      for lane in 0..<3 {
        let isUpper = corner >> lane & 1 == 1
        index += min(Int(low[lane]) + (isUpper ? 1 : 0), side - 1) * step
        weight *= isUpper ? share[lane] : 1 - share[lane]
        step *= side
      }
      sum += colors[index] * weight
    }
    let color = sum.w == 0 ? .zero : sum / sum.w
    return color.replacingAlpha(sum.w * pixel.w)
  }
}
