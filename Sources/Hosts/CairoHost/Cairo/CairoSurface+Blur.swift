// SPDX-License-Identifier: Apache-2.0

import CMullionCairo
import Foundation

extension CairoSurface {
  /// Blurs the alpha of the surface, and discards its colours.
  ///
  /// Three successive box blurs approximate a Gaussian blur.
  ///
  /// - Complexity: O(*n*) in the number of pixels, independent of the deviation.
  func blurAlpha(deviation: CGFloat) {
    cairo_surface_flush(pointer)
    guard let start = cairo_image_surface_get_data(pointer) else { return }
    defer { cairo_surface_mark_dirty(pointer) }
    let count = width * height
    var alpha = [UInt8](repeating: 0, count: count)
    for index in 0..<count { alpha[index] = start[index * 4 + 3] }
    // Three passes of a mean over this many neighbours approximate a Gaussian of this deviation.
    let window = Int(
      (Double(deviation) * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
    if window > 1 {
      let radius = min(window / 2, max(width, height))
      for _ in 0..<3 {
        for row in 0..<height { Self.mean(&alpha, row * width, 1, width, radius) }
        for column in 0..<width { Self.mean(&alpha, column, width, height, radius) }
      }
    }
    for index in 0..<count {
      for channel in 0..<4 { start[index * 4 + channel] = alpha[index] }
    }
  }

  /// Replaces each of `count` values by the mean of the values at a distance of up to `radius`; missing ones
  /// count as 0.
  private static func mean(
    _ values: inout [UInt8], _ start: Int, _ step: Int, _ count: Int, _ radius: Int
  ) {
    let width = 2 * radius + 1
    var line = [Int](repeating: 0, count: count)
    for index in 0..<count { line[index] = Int(values[start + index * step]) }
    var sum = 0
    for index in 0..<min(radius, count) { sum += line[index] }
    for index in 0..<count {
      if index + radius < count { sum += line[index + radius] }
      if index - radius - 1 >= 0 { sum -= line[index - radius - 1] }
      values[start + index * step] = UInt8(sum / width)
    }
  }
}
