// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The positions of boundary items beside a body.
struct NaiveBoundary {
  typealias Pair = NaiveLayout.Pair
  typealias Rect = NaiveGroupSolver.Rect

  let view: Pair
  let axis: Int
  let scale: Double
  let snaps: Bool
  /// The insets of boundary items at the sides.
  let insets: NaiveLayout.Insets
  let breadth: Double

  private var across: Int { 1 - axis }

  func slot(_ item: NaiveLayout.Boundary, body: Double, measured: Pair?) -> Rect {
    var base = view
    base[across] = max(0, view[across] - insets.before[across] - insets.after[across])
    let solver = NaiveGroupSolver(
      view: view, scale: scale, run: axis, present: 0, measured: { _ in nil },
      snaps: snaps)
    var size = solver.size(item.size, base)
    if let measured {
      for axis in 0...1 where item.size[axis].isMeasured { size[axis] = measured[axis] }
    }
    var origin = Pair()
    switch item.sides[axis] {
    case -1: origin[axis] = item.extends ? -size[axis] : 0
    case 1: origin[axis] = item.extends ? body : body - size[axis]
    default: origin[axis] = item.extends && size[axis] > body ? 0 : (body - size[axis]) / 2
    }
    let start = insets.before[across]
    let end = breadth - insets.after[across]
    switch item.sides[across] {
    case -1: origin[across] = start
    case 1: origin[across] = end - size[across]
    default: origin[across] = start + (end - start - size[across]) / 2
    }
    return Rect(origin: origin + item.offset, size: size)
  }

  /// Returns the range of the body, extended by the items that extend it.
  func extent(_ items: [NaiveLayout.Boundary], _ slots: [Rect], body: Double) -> (Double, Double) {
    var (low, high) = (0.0, body)
    for (item, slot) in zip(items, slots) where item.extends {
      low = min(low, slot.origin[axis])
      high = max(high, slot.origin[axis] + slot.size[axis])
    }
    return (low, high)
  }

  /// Returns the element of an item; a pinned one keeps its slot until it is moved into the visible bounds.
  func element(
    _ item: NaiveLayout.Boundary, slot: Rect, section: Int, item number: Int, isPinned: Bool
  ) -> NaiveSolver.Element {
    NaiveSolver.Element(
      category: .supplementary, kind: item.kind, section: section, item: number,
      rect: isPinned ? slot : Self.inside(slot, Self.insets(item)), zIndex: 1)
  }

  /// Returns the insets of an item, without those along axes with an estimated length.
  static func insets(_ item: NaiveLayout.Boundary) -> NaiveLayout.Insets {
    var insets = item.insets
    for axis in 0...1 where item.size[axis].isMeasured {
      insets.before[axis] = 0
      insets.after[axis] = 0
    }
    return insets
  }

  static func inside(_ rect: Rect, _ insets: NaiveLayout.Insets) -> Rect {
    NaiveGroupSolver(view: Pair(), scale: 1, run: 0, present: 0, measured: { _ in nil })
      .inside(rect, insets)
  }
}
