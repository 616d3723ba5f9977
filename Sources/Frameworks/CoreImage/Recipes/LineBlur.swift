// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The blur of a line of pixels, transparent beyond its ends.
///
/// A narrow Gaussian is computed directly. A wider one is approximated by three boxes (P. Gwosdek et al.,
/// "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011), whose cost does not
/// depend on the width.
enum LineBlur: Sendable {
  /// The weights from the middle on; the sum of both sides is 1.
  case weights([Float])
  /// The repeated mean of `radius` pixels on each side, and of a share of the next ones.
  case boxes(times: Int, radius: Int, share: Float)

  /// Returns a Gaussian with a standard deviation of `sigma` pixels.
  ///
  /// It is cut off at three standard deviations, or approximated by boxes if `sigma` is more than 3.
  static func gaussian(_ sigma: Float) -> LineBlur {
    guard sigma > 0 else { return .weights([1]) }
    guard sigma > 3 else {
      let weights = (0...Int((3 * sigma).rounded(.up))).map { place -> Float in
        exp(-Float(place * place) / (2 * sigma * sigma))
      }
      let total = 2 * weights.reduce(0, +) - weights[0]
      return .weights(weights.map { $0 / total })
    }
    // The variances of consecutive boxes add up; the remainder is a fractional weight of the pixels at
    // their ends.
    let variance = sigma * sigma / 3
    let radius = Int(((12 * variance + 1).squareRoot() - 1) / 2)
    let length = Float(2 * radius + 1)
    let inner = Float(radius * (radius + 1)) / 3 * length
    let outer = Float((radius + 1) * (radius + 1))
    let share = (variance * length - inner) / (2 * (outer - variance))
    return .boxes(times: 3, radius: radius, share: share)
  }

  /// The number of pixels on each side that have an influence.
  var reach: Int {
    switch self {
    case .weights(let weights): weights.count - 1
    case .boxes(let times, let radius, let share): times * (radius + (share > 0 ? 1 : 0))
    }
  }

  /// Blurs `count` pixels, each `step` pixels after the previous one.
  ///
  /// - Complexity: O(*n*) for boxes and O(*n* · *w*) for *w* weights, where *n* is `count`.
  func run(_ pixels: UnsafeMutablePointer<Pixel>, count: Int, step: Int) {
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: count) { copy in
      for index in 0..<count { copy[index] = pixels[index * step] }
      switch self {
      case .weights(let weights):
        for index in 0..<count {
          var sum = copy[index] * weights[0]
          for place in 1..<max(1, weights.count) {
            let (before, behind) = (index - place, index + place)
            if before >= 0 { sum += copy[before] * weights[place] }
            if behind < count { sum += copy[behind] * weights[place] }
          }
          pixels[index * step] = sum
        }
      case .boxes(let times, let radius, let share):
        for time in 0..<times {
          if time > 0 { for index in 0..<count { copy[index] = pixels[index * step] } }
          Self.box(copy, pixels, step: step, radius: radius, share: share)
        }
      }
    }
  }

  private static func box(
    _ line: UnsafeMutableBufferPointer<Pixel>, _ pixels: UnsafeMutablePointer<Pixel>, step: Int,
    radius: Int, share: Float
  ) {
    func at(_ index: Int) -> Pixel { line.indices.contains(index) ? line[index] : .zero }
    let factor = 1 / (Float(2 * radius + 1) + 2 * share)
    // Sums of many small numbers in double precision, so that none is lost.
    var sum = SIMD4<Double>.zero
    for index in 0..<min(radius, line.count) { sum += SIMD4<Double>(line[index]) }
    for index in line.indices {
      sum += SIMD4<Double>(at(index + radius))
      sum -= SIMD4<Double>(at(index - radius - 1))
      let ends = (at(index - radius - 1) + at(index + radius + 1)) * share
      pixels[index * step] = (Pixel(sum) + ends) * factor
    }
  }
}
