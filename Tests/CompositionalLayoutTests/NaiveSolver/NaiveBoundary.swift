// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where boundary items stand beside a body.
struct NaiveBoundary {
  typealias Pair = NaiveLayout.Pair
  typealias Rect = NaiveGroupSolver.Rect

  let view: Pair
  let axis: Int
  let scale: Double
  /// What the items keep clear of at the sides.
  let insets: NaiveLayout.Insets
  let breadth: Double

  private var across: Int { 1 - axis }

  func slot(_ item: NaiveLayout.Boundary, body: Double, measured: Pair?) -> Rect {
    var base = view
    base[across] = max(0, view[across] - insets.before[across] - insets.after[across])
    let solver = NaiveGroupSolver(
      view: view, scale: scale, run: axis, present: 0, measured: { _ in nil })
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

  /// How far the body and the items that extend it reach.
  func extent(_ items: [NaiveLayout.Boundary], _ slots: [Rect], body: Double) -> (Double, Double) {
    var (low, high) = (0.0, body)
    for (item, slot) in zip(items, slots) where item.extends {
      low = min(low, slot.origin[axis])
      high = max(high, slot.origin[axis] + slot.size[axis])
    }
    return (low, high)
  }

  func element(
    _ item: NaiveLayout.Boundary, slot: Rect, section: Int, item number: Int,
    body: ClosedRange<Double>, visible: Rect?
  ) -> NaiveSolver.Element {
    let element = NaiveSolver.Element(
      category: .supplementary, kind: item.kind, section: section, item: number, rect: slot,
      zIndex: 1)
    let insets = Self.insets(item)
    if item.pins, let visible {
      return Self.pinned(
        item, element: element, axis: axis, body: body, visible: visible, insets: insets)
    }
    var placed = element
    placed.rect = inside(slot, insets)
    return placed
  }

  /// A pinned item, whose rectangle still has its insets.
  static func pinned(
    _ item: NaiveLayout.Boundary, element: NaiveSolver.Element, axis: Int,
    body: ClosedRange<Double>, visible: Rect, insets: NaiveLayout.Insets
  ) -> NaiveSolver.Element {
    var element = element
    let length = element.rect.size[axis]
    let natural = element.rect.origin[axis]
    let low = visible.origin[axis]
    let high = low + visible.size[axis]
    if item.sides[axis] != 1, natural < low {
      element.rect.origin[axis] = max(natural, min(low, body.upperBound - length))
    } else if item.sides[axis] != -1, natural + length > high {
      element.rect.origin[axis] = min(natural, max(high - length, body.lowerBound))
    }
    let isInSight = (0...1).allSatisfy { axis in
      element.rect.origin[axis] < visible.origin[axis] + visible.size[axis]
        && visible.origin[axis] < element.rect.origin[axis] + element.rect.size[axis]
    }
    if isInSight { element.zIndex = 1_000_000_001 }
    element.rect = inside(element.rect, insets)
    return element
  }

  /// Insets hold only where the length is not estimated.
  static func insets(_ item: NaiveLayout.Boundary) -> NaiveLayout.Insets {
    var insets = item.insets
    for axis in 0...1 where item.size[axis].isMeasured {
      insets.before[axis] = 0
      insets.after[axis] = 0
    }
    return insets
  }

  private func inside(_ rect: Rect, _ insets: NaiveLayout.Insets) -> Rect {
    Self.inside(rect, insets)
  }

  static func inside(_ rect: Rect, _ insets: NaiveLayout.Insets) -> Rect {
    NaiveGroupSolver(view: Pair(), scale: 1, run: 0, present: 0, measured: { _ in nil })
      .inside(rect, insets)
  }
}
