// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A solver that enumerates everything, written from the recorded rules and sharing nothing with
/// the engine: the engine has to find the same frames.
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
    /// The frame of the group an element belongs to.
    var group: Rect?
  }

  let layout: NaiveLayout
  private(set) var elements: [Element] = []
  private(set) var contentSize = Pair()
  /// Where each section starts and ends along the scroll axis.
  private(set) var spans: [ClosedRange<Double>] = []

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
      spans.append(end...(end + section.length))
      end += section.length
      breadth = max(breadth, section.breadth)
    }
    end = max(0, end)
    contentSize[axis] = end
    contentSize[1 - axis] = breadth
    addBoundary(length: end, breadth: breadth)
  }

  /// The boundary items of the whole layout.
  private mutating func addBoundary(length: Double, breadth: Double) {
    let placing = NaiveBoundary(
      view: layout.view, axis: axis, scale: layout.scale, insets: NaiveLayout.Insets(),
      breadth: breadth)
    let slots = layout.boundary.map { placing.slot($0, body: length, measured: nil) }
    let (low, high) = placing.extent(layout.boundary, slots, body: length)
    let axis = axis
    for index in elements.indices {
      elements[index].rect.origin[axis] -= low
      elements[index].group?.origin[axis] -= low
    }
    spans = spans.map { ($0.lowerBound - low)...($0.upperBound - low) }
    contentSize[axis] = max(0, high - low)
    let visible = visible(width: contentSize[0])
    for (item, var slot) in zip(layout.boundary, slots) {
      slot.origin[axis] -= low
      let element = placing.element(
        item, slot: slot, section: 0, item: Int.max, body: (-low)...(length - low),
        visible: visible)
      elements.append(element)
    }
    pin()
  }

  /// What is in sight, from left to right.
  private func visible(width: Double) -> Rect? {
    guard let visible = layout.visible else { return nil }
    var rect = Rect(origin: visible.origin, size: visible.size)
    if layout.isRightToLeft { rect.origin[0] = width - rect.origin[0] - rect.size[0] }
    return rect
  }

  /// Moves the pinned boundary items of sections into sight.
  private mutating func pin() {
    guard let visible = visible(width: contentSize[0]) else { return }
    for index in elements.indices
    where elements[index].category == .supplementary && elements[index].item == 0 {
      let element = elements[index]
      let section = layout.sections[element.section]
      guard element.group == nil,
        let item = section.boundary.first(where: { $0.kind == element.kind }), item.pins
      else { continue }
      let solved = NaiveSection(layout: layout, index: element.section).solved()
      let start = spans[element.section].lowerBound
      let body = (start + solved.body.lowerBound)...(start + solved.body.upperBound)
      let pinned = NaiveBoundary.pinned(
        item, element: element, axis: axis, body: body, visible: visible,
        insets: NaiveBoundary.insets(item))
      elements[index] = pinned
    }
  }
}
