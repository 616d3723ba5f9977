// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import MullionViewTree

/// The drawing of a part of a layout's content: shapes in content coordinates, and labels beside them.
@MainActor
struct ContentDrawing {
  /// The extent of a section along the content.
  struct Bar {
    var start: CGFloat
    var length: CGFloat
    /// The possible labels, the longest first.
    var names: [String]
  }

  /// The maximum number of groups that are drawn.
  private static let mostGroups = 400

  let subject: LayoutSubject
  let part: CGRect
  let scale: CGFloat
  let text = SheetText()
  var commands: [DrawCommand] = []
  var labels: [DrawCommand] = []
  private(set) var bars: [Bar] = []
  var used: Set<SheetColor> = []
  var hasEstimates = false
  /// The frames of the number labels.
  var pills: [CGRect] = []
  /// The keys of the gaps, insets and edges that have been labelled.
  var labelled: Set<String> = []

  init(_ subject: LayoutSubject, part: CGRect, scale: CGFloat) {
    self.subject = subject
    self.part = part
    self.scale = scale
  }

  private var solution: LayoutSolution { subject.solution }
  var axis: UICollectionViewScrollDirection { subject.isHorizontal ? .horizontal : .vertical }

  mutating func draw() {
    let placements = solution.placements(in: part, visible: nil)
    for placement in placements where placement.element.category == .decorationView {
      decoration(placement)
    }
    var previous: CGRect?
    for section in subject.itemCounts.indices {
      guard let room = solution.room(ofSection: section) else { continue }
      if let previous {
        var across = part
        if axis == .vertical {
          across.origin.x = 0
          across.size.width = subject.view.width
        }
        gap(from: previous, to: room.frame, along: axis, across: across, name: "sections")
      }
      previous = room.frame
      guard room.frame.maxX >= part.minX, room.frame.maxY >= part.minY,
        room.frame.minX <= part.maxX, room.frame.minY <= part.maxY
      else { continue }
      draw(section, room)
    }
    for placement in placements where placement.element.category == .supplementaryView {
      supplementary(placement)
    }
    for placement in placements where placement.element.category == .decorationView {
      outline(placement.frame)
    }
    edgeOfView()
  }

  // MARK: Sections

  private mutating func draw(_ section: Int, _ room: SectionFrames) {
    record(section, room.frame)
    let groups = visibleGroups(of: section)
    guard !groups.isEmpty else { return }
    let scroller = solution.orthogonalSection(section)
    // Orthogonally scrolling content covers the trailing inset.
    let inner = scroller.map { self.inner(of: room, $0) } ?? room.inner
    ring(outside: room.body, inside: inner, name: "section \(section)")
    let runAxis = scroller?.scrollDirection ?? axis
    var last: CGRect?
    var drawn: [CGRect] = []
    for index in groups {
      let boxes = boxes(section, index)
      guard let group = boxes.first else { continue }
      if solution.hasLanes(section) {
        laneGap(to: group.slot, behind: drawn, along: runAxis, section: section)
        drawn.append(group.slot)
      } else if let last {
        gap(from: last, to: group.slot, along: runAxis, across: last, name: "groups \(section)")
      }
      last = group.slot
      draw(boxes, section: section)
    }
  }

  /// Returns the area inside the insets of an orthogonal section, extended along its scroll direction to the
  /// end of the section's body.
  private func inner(of room: SectionFrames, _ scroller: OrthogonalSection) -> CGRect {
    var inner = room.inner
    guard scroller.scrollDirection == .horizontal else {
      inner.size.height = room.body.maxY - inner.minY
      return inner
    }
    let (left, right) =
      subject.isRightToLeft ? (room.body.minX, inner.maxX) : (inner.minX, room.body.maxX)
    inner.origin.x = left
    inner.size.width = right - left
    return inner
  }

  /// Returns the boxes of a group before the section is scrolled.
  private func boxes(_ section: Int, _ group: Int) -> [LayoutBox] {
    let boxes = solution.boxes(section: section, group: group)
    guard let scroller = solution.orthogonalSection(section), scroller.initialOffset != 0 else {
      return boxes
    }
    return boxes.map { box in
      var box = box
      if scroller.scrollDirection == .horizontal {
        box.slot.origin.x -= scroller.initialOffset
      } else {
        box.slot.origin.y -= scroller.initialOffset
      }
      return box
    }
  }

  private mutating func record(_ section: Int, _ frame: CGRect) {
    let isVertical = axis == .vertical
    let shown = frame.intersection(part)
    let start = (isVertical ? shown.minY - part.minY : shown.minX - part.minX) * scale
    let end = isVertical ? shown.maxY - part.minY : shown.maxX - part.minX
    let count = subject.itemCounts[section]
    let items = count == 1 ? "1 item" : "\(count) items"
    var names = ["section \(section), \(items)", "section \(section)", "\(section)"]
    if let behavior = solution.orthogonalSection(section)?.behavior {
      names.insert("\(names[0]), \(behavior)", at: 0)
    }
    bars.append(Bar(start: start, length: end * scale - start, names: names))
  }

  private func visibleGroups(of section: Int) -> [Int] {
    let count = solution.groupCount(ofSection: section)
    var visible: [Int] = []
    var misses = 0
    for index in 0..<min(count, 20_000) {
      guard let slot = boxes(section, index).first?.slot else { continue }
      let isVisible = slot.intersects(part.insetBy(dx: -1, dy: -1))
      if isVisible { visible.append(index) }
      // Groups are in order: after the last visible one none is visible. In lanes, a group that spans
      // several may follow a few invisible ones.
      if !isVisible, !visible.isEmpty { misses += 1 }
      let isBehind = misses > (solution.hasLanes(section) ? 32 : 0)
      if isBehind || visible.count >= Self.mostGroups { break }
    }
    return visible
  }

  // MARK: Groups

  private mutating func draw(_ boxes: [LayoutBox], section: Int) {
    for index in boxes.indices {
      let box = boxes[index]
      if case .item(let item) = box.content {
        self.item(box, section: section, item: item)
        continue
      }
      used.insert(.group)
      commands.append(.fill(RoundedRect(box.slot), SheetColor.group.fill))
      ring(outside: box.slot, inside: box.inner, name: "group \(section) \(box.depth)")
      if case .group(let axis) = box.content {
        gaps(between: children(of: index, in: boxes), along: axis, in: box, section: section)
      }
    }
    for box in boxes.reversed() {
      guard case .item = box.content else {
        let line: CGFloat = box.depth == 0 ? 2 : 1.25
        commands.append(
          .border(RoundedRect(box.slot, radius: 2), width: line / scale, SheetColor.group.line))
        continue
      }
    }
  }

  private func children(of index: Int, in boxes: [LayoutBox]) -> [LayoutBox] {
    let depth = boxes[index].depth
    let inside = boxes[(index + 1)...].prefix { $0.depth > depth }
    return inside.filter { $0.depth == depth + 1 }
  }

  private mutating func gaps(
    between children: [LayoutBox], along axis: UICollectionViewScrollDirection, in group: LayoutBox,
    section: Int
  ) {
    for child in children { edges(of: child) }
    flexibleEdges(of: children, along: axis, in: group, section: section)
    for (one, next) in zip(children, children.dropFirst()) {
      let (first, second) =
        axis == .horizontal && next.slot.minX < one.slot.minX
        ? (next, one) : (one, next)
      gap(
        from: first.outer, to: second.outer, along: axis, across: group.inner,
        name: "items \(section) \(group.depth)")
    }
  }

  /// Draws the space of flexible leading edges: along the axis before the first child, and across it before
  /// each child.
  private mutating func flexibleEdges(
    of children: [LayoutBox], along axis: UICollectionViewScrollDirection, in group: LayoutBox,
    section: Int
  ) {
    let inner = group.inner
    let start = CGRect(x: inner.minX, y: inner.minY, width: 0, height: 0)
    if let first = children.first {
      let isFlexible = axis == .horizontal ? first.edges.leading : first.edges.top
      if isFlexible?.isFlexible == true {
        gap(from: start, to: first.slot, along: axis, across: inner, name: "start \(section)")
      }
    }
    for child in children {
      let isFlexible = axis == .horizontal ? child.edges.top : child.edges.leading
      guard isFlexible?.isFlexible == true else { continue }
      let across: UICollectionViewScrollDirection = axis == .horizontal ? .vertical : .horizontal
      gap(from: start, to: child.slot, along: across, across: child.slot, name: "side \(section)")
    }
  }

  private mutating func edges(of box: LayoutBox) {
    let outer = box.outer
    guard outer != box.slot else { return }
    used.insert(.edges)
    for rect in outer.bands(around: box.slot) where min(rect.width, rect.height) > 0 {
      commands.append(.fill(RoundedRect(rect), SheetColor.edges.fill))
      let length = min(rect.width, rect.height)
      guard labelled.insert("edge \(box.depth) \(length)").inserted else { continue }
      pill(SheetText.number(length), in: rect, .edges)
    }
  }
}

extension LayoutBox {
  /// The slot extended by the fixed edge spacing around it.
  fileprivate var outer: CGRect {
    func fixed(_ spacing: LayoutSpacing?) -> CGFloat { max(0, spacing?.solved ?? 0) }
    let (leading, trailing) = (fixed(edges.leading), fixed(edges.trailing))
    let (top, bottom) = (fixed(edges.top), fixed(edges.bottom))
    return CGRect(
      x: slot.minX - leading, y: slot.minY - top, width: slot.width + leading + trailing,
      height: slot.height + top + bottom)
  }
}
