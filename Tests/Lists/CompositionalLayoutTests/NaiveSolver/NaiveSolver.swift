// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A solver that enumerates all elements according to the recorded rules, independently of the engine: the
/// engine must find the same frames.
struct NaiveSolver {
  typealias Pair = NaiveLayout.Pair
  typealias Rect = NaiveGroupSolver.Rect

  enum Category: Hashable {
    case cell
    case supplementary
    case decoration
  }

  struct Element {
    var category: Category
    var kind = ""
    var section: Int
    var item: Int
    var rect: Rect
    var zIndex: Int
    /// The frame of the group of the element.
    var group: Rect?
  }

  let layout: NaiveLayout
  private(set) var elements: [Element] = []
  private(set) var contentSize = Pair()
  /// The start and end of each section along the scroll axis.
  private(set) var spans: [ClosedRange<Double>] = []
  /// The body of each section, and that of the whole layout at index -1.
  private var bodies: [Int: ClosedRange<Double>] = [:]
  /// The orthogonally scrolling rows, by section.
  private(set) var rows: [Int: NaiveRow] = [:]

  private var axis: Int { layout.axis }

  init(_ layout: NaiveLayout) {
    self.layout = layout
    solve()
  }

  private mutating func solve() {
    var end = 0.0
    var breadth = layout.view[1 - axis]
    for index in layout.sections.indices {
      if index > 0 { end += layout.sectionSpacing }
      let section = NaiveSection(layout: layout, index: index).solved()
      for var element in section.elements {
        element.rect.origin[axis] += end
        element.group?.origin[axis] += end
        elements.append(element)
      }
      rows[index] = section.row
      rows[index]?.start += end
      spans.append(end...(end + section.length))
      bodies[index] = (end + section.body.lowerBound)...(end + section.body.upperBound)
      end += section.length
      breadth = max(breadth, section.breadth)
    }
    end = max(0, end)
    contentSize[axis] = end
    contentSize[1 - axis] = breadth
    addBoundary(length: end, breadth: breadth)
  }

  /// Adds the boundary items of the whole layout.
  private mutating func addBoundary(length: Double, breadth: Double) {
    let placing = NaiveBoundary(
      view: layout.view, axis: axis, scale: layout.scale, snaps: !layout.isLegacy,
      insets: NaiveLayout.Insets(), breadth: breadth)
    let axis = axis
    func slots(_ body: Double) -> [Rect] {
      layout.boundary.enumerated().map { number, item in
        placing.slot(item, body: body, measured: layout.boundarySize(-1, number))
      }
    }
    // The content is as long as the longest item along it that extends it.
    let along = zip(layout.boundary, slots(length)).filter { $0.0.extends && $0.0.sides[axis] == 0 }
    let body = along.map { $0.1.size[axis] }.reduce(length, max)
    let placed = slots(body)
    let (low, high) = placing.extent(layout.boundary, placed, body: body)
    for index in elements.indices {
      elements[index].rect.origin[axis] -= low
      elements[index].group?.origin[axis] -= low
    }
    for index in rows.keys { rows[index]?.start -= low }
    spans = spans.map { ($0.lowerBound - low)...($0.upperBound - low) }
    bodies = bodies.mapValues { ($0.lowerBound - low)...($0.upperBound - low) }
    contentSize[axis] = max(0, high - low)
    for (item, var slot) in zip(layout.boundary, placed) {
      slot.origin[axis] -= low
      let element = placing.element(
        item, slot: slot, section: 0, item: Int.max, isPinned: layout.visible != nil && item.pins)
      elements.append(element)
    }
    bodies[-1] = (-low)...(body - low)
    pin()
  }

  // MARK: Pinned items

  /// The visible bounds in left-to-right coordinates.
  private var visible: Rect? {
    guard let visible = layout.visible else { return nil }
    var rect = Rect(origin: visible.origin, size: visible.size)
    if layout.isRightToLeft {
      rect.origin[0] = contentSize[0] - rect.origin[0] - rect.size[0]
    }
    return rect
  }

  /// Returns the boundary item of an element, and the body of its owner.
  private func item(_ element: Element) -> (item: NaiveLayout.Boundary, body: ClosedRange<Double>)?
  {
    guard element.category == .supplementary, element.group == nil else { return nil }
    let isWhole = element.item == Int.max
    let items = isWhole ? layout.boundary : layout.sections[element.section].boundary
    guard let item = items.first(where: { $0.kind == element.kind }), item.pins,
      let body = bodies[isWhole ? -1 : element.section]
    else { return nil }
    return (item, body)
  }

  /// Moves the pinned items into the visible bounds.
  private mutating func pin() {
    guard let visible else { return }
    let natural = elements
    for index in elements.indices {
      guard let (item, _) = item(natural[index]) else { continue }
      elements[index].rect = pinned(natural[index], natural, visible)
      if meets(elements[index].rect, visible) { elements[index].zIndex = 1_000_000_001 }
      elements[index].rect = NaiveBoundary.inside(elements[index].rect, NaiveBoundary.insets(item))
    }
  }

  private func meets(_ one: Rect, _ other: Rect) -> Bool {
    (0...1).allSatisfy { axis in
      one.origin[axis] < other.origin[axis] + other.size[axis]
        && other.origin[axis] < one.origin[axis] + one.size[axis]
    }
  }

  /// Returns the frame of a pinned element: at the edge of the visible bounds, or after the pinned elements
  /// that it follows at rest.
  private func pinned(_ element: Element, _ natural: [Element], _ visible: Rect) -> Rect {
    guard let (item, body) = item(element) else { return element.rect }
    var low = visible.origin[axis]
    var high = low + visible.size[axis]
    let side = item.sides[axis]
    let (start, length) = (element.rect.origin[axis], element.rect.size[axis])
    for other in natural where other.item == Int.max || other.section == element.section {
      guard let (otherItem, _) = self.item(other), otherItem.sides[axis] == side,
        element.item != Int.max || other.item == Int.max
      else { continue }
      let across = 1 - axis
      let (a, b) = (other.rect.origin[across], element.rect.origin[across])
      guard a < b + element.rect.size[across], b < a + other.rect.size[across] else { continue }
      let otherStart = other.rect.origin[axis]
      let otherEnd = otherStart + other.rect.size[axis]
      if side == -1, otherStart < start, otherEnd <= start + 0.001 {
        let rect = pinned(other, natural, visible)
        low = max(low, rect.origin[axis] + rect.size[axis])
      }
      if side == 1, otherEnd > start + length, otherStart >= start + length - 0.001 {
        high = min(high, pinned(other, natural, visible).origin[axis])
      }
    }
    high = max(low, high)
    var rect = element.rect
    if side != 1, start < low {
      rect.origin[axis] = max(start, min(low, body.upperBound - length))
    } else if side != -1, start + length > high {
      rect.origin[axis] = min(start, max(high - length, body.lowerBound))
    }
    return rect
  }
}
