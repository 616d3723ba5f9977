// SPDX-License-Identifier: Apache-2.0

/// A kernel of whole weights whose sum at a place follows from the sum at the place before.
///
/// A box of `size` has weights of 1. A tent has 1, 2 and so on up to its middle, then down again: it is what two boxes
/// of `reach` after each other weigh.
struct SlidingKernel {
  enum Shape {
    case box
    case tent
  }

  let shape: Shape
  let size: Int

  /// How far it reaches to each side.
  var radius: Int { size / 2 }
  /// How long the boxes are whose sums come in and go out when it moves on.
  var reach: Int { shape == .box ? 1 : radius + 1 }
  /// All weights together; nil: too large a number.
  var total: Int? {
    let (total, overflow) = (radius + 1).multipliedReportingOverflow(by: radius + 1)
    return shape == .box ? size : overflow ? nil : total
  }

  /// The weight of what is `distance` away, 0 where that is out of reach.
  func weight(at distance: Int) -> Int {
    guard distance.magnitude <= radius else { return 0 }
    return shape == .box ? 1 : radius + 1 - Int(distance.magnitude)
  }

  /// The weights of all that is farther away than `distance` on one side, which is 0 or more.
  func weight(beyond distance: Int) -> Int {
    let rest = max(0, radius - distance)
    return shape == .box ? rest : rest * (rest + 1) / 2
  }
}
