// SPDX-License-Identifier: Apache-2.0

/// An integer kernel whose sum at an index follows from the sum at the previous one.
///
/// A box of `size` has weights of 1. A tent has the weights 1, 2 and so on up to its middle, then down again:
/// the convolution of two boxes of length `reach`.
struct SlidingKernel {
  enum Shape {
    case box
    case tent
  }

  let shape: Shape
  let size: Int

  /// The number of pixels on each side of the middle.
  var radius: Int { size / 2 }
  /// The length of the boxes whose sums enter and leave when the kernel moves.
  var reach: Int { shape == .box ? 1 : radius + 1 }
  /// The sum of all weights; `nil` on overflow.
  var total: Int? {
    let (total, overflow) = (radius + 1).multipliedReportingOverflow(by: radius + 1)
    return shape == .box ? size : overflow ? nil : total
  }

  /// Returns the weight at `distance` from the middle, 0 outside of the kernel.
  func weight(at distance: Int) -> Int {
    guard distance.magnitude <= radius else { return 0 }
    return shape == .box ? 1 : radius + 1 - Int(distance.magnitude)
  }

  /// Returns the sum of the weights on one side that are farther than `distance` from the middle; `distance`
  /// is at least 0.
  func weight(beyond distance: Int) -> Int {
    let rest = max(0, radius - distance)
    return shape == .box ? rest : rest * (rest + 1) / 2
  }
}
