// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The solved positions of all elements of a flow layout.
struct FlowSolution {
  /// The kinds of elements that stay visible as long as their sections are visible.
  struct Pinning: Equatable {
    var headers: Bool
    var footers: Bool
    /// The visible area that is not covered by bars, in content coordinates.
    var window: CGRect
  }

  let room: FlowConditions
  private var sections: [FlowSection] = []

  /// Solves the layout.
  ///
  /// - Complexity: O(sections + items with a size of their own).
  init(room: FlowConditions, metrics: [FlowMetrics]) {
    self.room = room
    let axis = room.axis
    sections = metrics.map { section in
      let (leading, trailing) = room.acrossInsets(section.insets)
      return FlowSection(
        header: axis.along(section.header), footer: axis.along(section.footer),
        before: axis.before(section.insets), after: axis.after(section.insets), leading: leading,
        lines: FlowLines(
          section.sizes, room: room.across - leading - trailing, itemGap: section.itemGap,
          lineGap: section.lineGap))
    }
    place(from: 0)
  }

  /// The size of the whole content, in points.
  var contentSize: CGSize {
    room.axis.size(along: room.grid.floored(sections.last?.end ?? 0), across: room.across)
  }

  private mutating func place(from section: Int) {
    var next = section > 0 ? sections[section - 1].end : 0
    for index in section..<sections.count {
      sections[index].start = next
      next = sections[index].end
    }
  }

  // MARK: Measuring

  /// Returns the current size of an item, measured or not; `nil` if there is no such item.
  func size(section: Int, item: Int) -> CGSize? {
    guard exists(section, item) else { return nil }
    return sections[section].lines.sizes[item]
  }

  func exists(_ section: Int, _ item: Int) -> Bool {
    sections.indices.contains(section) && item >= 0
      && item < sections[section].lines.sizes.count
  }

  /// Sets the measured size of one item, and the size `standard` for all that are neither measured nor given
  /// by the delegate.
  ///
  /// - Complexity: O(sections + items of a line) if items are measured in order; O(items with a size of their
  ///   own) more if the items of the section begin or cease to form a grid.
  mutating func setMeasured(_ size: CGSize, section: Int, item: Int, standard: CGSize) {
    sections[section].lines.setMeasured(size, of: item)
    setStandard(standard)
  }

  /// Sets the size `standard` for all items that are not measured, unless the delegate gave them one.
  mutating func setStandard(_ standard: CGSize) {
    for index in sections.indices { sections[index].lines.setStandard(standard) }
    place(from: 0)
  }

  // MARK: Queries

  /// Returns the elements in `rect`, in content coordinates.
  ///
  /// - Complexity: O((s + 1) log n + k) for s sections and k items in the lines that intersect `rect`.
  func elements(in rect: CGRect, pinning: Pinning) -> [FlowElement] {
    let stretch = room.axis.along(rect)
    var found: [FlowElement] = []
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end >= stretch.lowerBound { high = middle } else { low = middle + 1 }
    }
    while low < sections.count, sections[low].start <= stretch.upperBound {
      found += header(of: low, pinning).map { [$0] } ?? []
      found += cells(of: low, in: stretch)
      found += footer(of: low, pinning).map { [$0] } ?? []
      low += 1
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  private func cells(of section: Int, in stretch: ClosedRange<CGFloat>) -> [FlowElement] {
    let start = sections[section].linesStart
    let lines = sections[section].lines
    // Rounding to pixels may extend a frame into the range.
    let inside = (stretch.lowerBound - start - 1)...(stretch.upperBound - start + 1)
    return lines.lines(in: inside).flatMap { line in
      let places = lines.places(in: line)
      return line.items.map { item in
        cell(section, item, line, place: places[item - line.items.lowerBound])
      }
    }
  }

  /// Returns the cell of an item with its frame; `nil` if there is no such item.
  ///
  /// - Complexity: O(log lines + items of a line).
  func cell(section: Int, item: Int) -> FlowElement? {
    guard exists(section, item) else { return nil }
    let lines = sections[section].lines
    let line = lines.line(of: item)
    return cell(
      section, item, line, place: lines.places(in: line)[item - line.items.lowerBound])
  }

  private func cell(
    _ section: Int, _ item: Int, _ line: FlowLines.Line, place: CGFloat
  ) -> FlowElement {
    let size = sections[section].lines.sizes[item]
    let slack = line.thickness - room.axis.along(size)
    return FlowElement(
      name: .cell(section: section, item: item),
      frame: room.axis.rect(
        along: room.grid.rounded(sections[section].linesStart + line.start + slack / 2),
        across: room.grid.rounded(sections[section].leading + place), size: size))
  }

  /// Returns the header of a section; `nil` if it has none.
  func header(of section: Int, _ pinning: Pinning) -> FlowElement? {
    guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
    let (place, length) = (sections[section].start, sections[section].header)
    let limit = max(place, sections[section].footerStart - length)
    let pinned = min(limit, max(place, room.axis.along(pinning.window).lowerBound))
    return boundary(
      .header(section: section), at: place, pinnedAt: pinning.headers ? pinned : nil,
      length: length)
  }

  /// Returns the footer of a section; `nil` if it has none.
  func footer(of section: Int, _ pinning: Pinning) -> FlowElement? {
    guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
    let (place, length) = (sections[section].footerStart, sections[section].footer)
    let limit = min(place, sections[section].start + sections[section].header)
    let pinned = max(limit, min(place, room.axis.along(pinning.window).upperBound - length))
    return boundary(
      .footer(section: section), at: place, pinnedAt: pinning.footers ? pinned : nil,
      length: length)
  }

  private func boundary(
    _ name: FlowElement.Name, at place: CGFloat, pinnedAt pinned: CGFloat?, length: CGFloat
  ) -> FlowElement {
    FlowElement(
      name: name,
      frame: room.axis.rect(
        along: room.grid.rounded(pinned ?? place), across: 0,
        size: room.axis.size(along: length, across: room.across)), isPinned: pinned != nil,
      isDisplaced: pinned.map { $0 != place } ?? false)
  }
}
