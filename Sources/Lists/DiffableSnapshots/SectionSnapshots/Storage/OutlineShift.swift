// SPDX-License-Identifier: Apache-2.0

/// An offset added to the depth and the number of collapsed ancestors of consecutive items at once.
struct OutlineShift: Equatable, Sendable {
  var depth = 0
  var hidden = 0

  static func + (left: OutlineShift, right: OutlineShift) -> OutlineShift {
    OutlineShift(depth: left.depth + right.depth, hidden: left.hidden + right.hidden)
  }

  static prefix func - (shift: OutlineShift) -> OutlineShift {
    OutlineShift(depth: -shift.depth, hidden: -shift.hidden)
  }
}
