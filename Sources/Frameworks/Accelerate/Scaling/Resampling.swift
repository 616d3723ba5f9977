// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The source pixels and weights for the pixels of a resampled line.
///
/// The weights are Lanczos weights: sinc(x) sinc(x / lobes). For shorter lines the kernel is wider in
/// proportion, which smooths the line.
struct Resampling {
  /// The index of the first weighted pixel, for each pixel of the new line.
  let firsts: [Int]
  /// The weights from the first pixel on, with a sum of 1; `count` for each pixel of the new line.
  let weights: [Float]
  /// The number of weighted pixels for each pixel of the new line.
  let count: Int

  /// Creates the resampling from `old` to `new` pixels, both above 0.
  init(from old: Int, to new: Int, lobes: Int) {
    let step = Double(old) / Double(new)
    let width = max(1, step)
    let reach = Double(lobes) * width
    var (firsts, weights): ([Int], [Float]) = ([], [])
    count = min(old, 2 * Int(reach.rounded(.up)) + 1)
    for index in 0..<new {
      let middle = (Double(index) + 0.5) * step - 0.5
      let first = min(max(0, Int(middle.rounded()) - count / 2), old - count)
      var line = [Double](repeating: 0, count: count)
      // Positions beyond an end use the pixel at the end.
      for place in Int((middle - reach).rounded(.up))...Int((middle + reach).rounded(.down)) {
        let pixel = min(max(place, 0), old - 1)
        line[min(max(pixel - first, 0), count - 1)] += Self.lanczos(
          (Double(place) - middle) / width, lobes: Double(lobes))
      }
      let total = line.reduce(0, +)
      firsts.append(first)
      weights += line.map { Float($0 / total) }
    }
    (self.firsts, self.weights) = (firsts, weights)
  }

  static func lanczos(_ x: Double, lobes: Double) -> Double {
    guard x != 0 else { return 1 }
    guard abs(x) < lobes else { return 0 }
    let angle = Double.pi * x
    return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
  }
}
