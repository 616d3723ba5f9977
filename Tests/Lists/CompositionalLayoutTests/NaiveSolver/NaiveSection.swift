// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A solver for one section, in coordinates relative to its start.
struct NaiveSection {
  typealias Pair = NaiveLayout.Pair
  typealias Rect = NaiveGroupSolver.Rect

  struct Solved {
    var elements: [NaiveSolver.Element] = []
    var length = 0.0
    /// The range of the insets and the groups along the scroll axis.
    var body = 0.0...0.0
    /// The extent across the scroll axis.
    var breadth = 0.0
    /// The groups of an orthogonal section, or `nil` for other sections.
    var row: NaiveRow?
  }

  let layout: NaiveLayout
  let index: Int

  private var section: NaiveLayout.Section { layout.sections[index] }
  private var axis: Int { layout.axis }
  private var isOrthogonal: Bool { section.scrolling != .none }
  private var run: Int { isOrthogonal ? 1 - axis : axis }
  /// The section's own insets plus those of its reference.
  private var insets: NaiveLayout.Insets { section.insets + layout.cleared(section.reference) }
  /// The insets of boundary items: those of the section, or those of a separate reference.
  private var boundaryInsets: NaiveLayout.Insets {
    if section.supplementaryReference == .automatic {
      return section.followsInsets ? insets : NaiveLayout.Insets()
    }
    return (section.followsInsets ? section.insets : NaiveLayout.Insets())
      + layout.cleared(section.supplementaryReference)
  }
  private var group: NaiveLayout.Item { section.group }

  /// The container of the groups: the whole view along their run, without the insets across it.
  private var base: Pair {
    var base = layout.view
    let across = 1 - run
    base[across] = max(0, base[across] - insets.before[across] - insets.after[across])
    return base
  }

  /// Returns the measured sizes, in order; a size counts only if its item is self-sizing at that time.
  private func sizes() -> [Int: Pair] {
    var sizes: [Int: Pair] = [:]
    for one in layout.measurements where one.section == index && one.item < section.count {
      let cells = groups(sizes).groups.flatMap(\.solved.cells)
      guard cells.indices.contains(one.item), cells[one.item].sizesItself else { continue }
      sizes[one.item] = layout.ceiled(one.size)
    }
    return sizes
  }

  private func solver(
    _ sizes: [Int: Pair], first: Int, present: Int, refills: Bool
  ) -> NaiveGroupSolver {
    NaiveGroupSolver(
      view: layout.view, scale: layout.scale, run: run, present: present,
      measured: { sizes[first + $0] }, refills: refills, snaps: !layout.isLegacy)
  }

  /// Returns whether measured items determine the capacity of groups (a rule of our own).
  private func refills(_ capacity: Int) -> Bool {
    guard !isOrthogonal, capacity > 0, let run = group.group, case .filled = run.factory,
      !group.size[run.axis].isMeasured, group.badges.isEmpty
    else { return false }
    let main: NaiveLayout.Kind = run.axis == 0 ? .fractionalWidth : .fractionalHeight
    return run.children.allSatisfy { $0.group == nil && $0.badges.isEmpty }
      && run.children.contains { $0.size[run.axis].isMeasured }
      && !run.children.contains { $0.size[1 - run.axis].kind == main }
  }

  private struct Placed {
    var solved: NaiveGroupSolver.Solved
    var first: Int
    var start: Double
    var isMeasured: Bool
  }

  /// Returns the groups in order from the leading spacing of the first one, a full group, and the total
  /// length.
  private func groups(
    _ sizes: [Int: Pair]
  ) -> (groups: [Placed], full: NaiveGroupSolver.Solved, length: Double) {
    let full = solver([:], first: 0, present: Int.max, refills: false)
      .solve(group, base, first: 0)
    var placed: [Placed] = []
    var end = 0.0
    var first = 0
    let refills = refills(full.capacity)
    while full.capacity > 0, first < section.count {
      let solved = solver(
        sizes, first: first, present: section.count - first, refills: refills
      ).solve(group, base, first: 0)
      if !placed.isEmpty { end += section.spacing }
      end += group.before[run].value
      let items = first..<(first + max(1, solved.cells.count))
      placed.append(
        Placed(
          solved: solved, first: first, start: end,
          isMeasured: items.contains { sizes[$0] != nil } && isMeasured(group)))
      end += solved.trimmed + group.after[run].value
      first = items.upperBound
    }
    guard group.size[run].kind == .uniform else { return (placed, full, end) }
    return (uniform(placed), full, length(uniform(placed)))
  }

  /// Returns groups with uniform lengths across siblings, all as long as the longest one of the section.
  private func uniform(_ groups: [Placed]) -> [Placed] {
    let longest = groups.map(\.solved.trimmed).max() ?? 0
    var end = 0.0
    return groups.enumerated().map { number, placed in
      var placed = placed
      if number > 0 { end += section.spacing }
      end += group.before[run].value
      placed.start = end
      placed.solved.trimmed = longest
      placed.solved.size[run] = longest
      end += longest + group.after[run].value
      return placed
    }
  }

  private func length(_ groups: [Placed]) -> Double {
    groups.last.map { $0.start + $0.solved.trimmed + group.after[run].value } ?? 0
  }

  private func isMeasured(_ item: NaiveLayout.Item) -> Bool {
    guard let group = item.group else { return item.size.contains(where: \.isMeasured) }
    switch group.factory {
    case .custom: return false
    case .shared:
      // Its length along the group is a share of it.
      var child = group.children[0]
      child.size[group.axis] = NaiveLayout.Dimension(kind: .absolute, value: 0)
      return isMeasured(child)
    case .filled, .repeated: return group.children.contains(where: isMeasured)
    }
  }

  func solved() -> Solved {
    let (groups, full, length) = groups(sizes())
    var thickness = 0.0
    if isOrthogonal, !groups.isEmpty {
      let across = 1 - run
      let measured = groups.filter(\.isMeasured).map { $0.solved.size[across] }.max()
      thickness =
        group.before[across].value + (measured ?? full.size[across]) + group.after[across].value
    }
    var solved = Solved()
    let content = isOrthogonal ? thickness : length
    var body = max(0, insets.before[axis] + insets.after[axis] + content)
    if groups.isEmpty, section.boundary.isEmpty { body = 0 }
    let placing = NaiveBoundary(
      view: layout.view, axis: axis, scale: layout.scale, snaps: !layout.isLegacy,
      insets: boundaryInsets, breadth: layout.view[1 - axis])
    let slots = section.boundary.enumerated().map { number, item in
      placing.slot(item, body: body, measured: layout.boundarySize(index, number))
    }
    let (low, high) = placing.extent(section.boundary, slots, body: body)
    solved.length = max(0, high - low)
    solved.body = (-low)...(body - low)
    addDecoration(&solved)
    addBoundary(slots, low: low, placing, &solved)
    add(groups, thickness: thickness, start: -low, &solved)
    if isOrthogonal, !groups.isEmpty {
      solved.row = NaiveRow(
        scrolling: section.scrolling, view: layout.view[run], before: insets.before[run],
        after: insets.after[run], groups: groups.map { ($0.start, $0.solved.trimmed) },
        run: length, start: insets.before[axis] - low, thickness: thickness)
    }
    return solved
  }

  private func addDecoration(_ solved: inout Solved) {
    guard let background = section.background, solved.length > 1e-9 else { return }
    var size = layout.view
    size[axis] = solved.length
    solved.elements.append(
      NaiveSolver.Element(
        category: .decoration, kind: "background", section: index, item: 0,
        rect: NaiveBoundary.inside(Rect(origin: Pair(), size: size), background), zIndex: 0))
  }

  private func addBoundary(
    _ slots: [Rect], low: Double, _ placing: NaiveBoundary, _ solved: inout Solved
  ) {
    guard solved.length > 1e-9 else { return }
    for (item, var slot) in zip(section.boundary, slots) {
      slot.origin[axis] -= low
      let element = placing.element(
        item, slot: slot, section: index, item: 0, isPinned: layout.visible != nil && item.pins)
      solved.elements.append(element)
    }
  }

  private func add(
    _ groups: [Placed], thickness: Double, start: Double, _ solved: inout Solved
  ) {
    let across = 1 - run
    let room =
      isOrthogonal
      ? thickness : layout.view[across] - insets.before[across] - insets.after[across]
    var corner = insets.before
    corner[axis] += start
    var badges: [NaiveSolver.Element] = []
    var counts: [String: Int] = [:]
    for placed in groups {
      var origin = corner
      origin[run] += placed.start
      origin[across] += NaiveRun.position(
        placed.solved.size[across], group.before[across], group.after[across], room: room)
      var size = placed.solved.size
      size[run] = placed.solved.trimmed
      let frame = Rect(origin: origin, size: size)
      if !isOrthogonal {
        solved.breadth = max(solved.breadth, reach(placed.solved, corner, across))
      }
      for (number, cell) in placed.solved.cells.enumerated() {
        solved.elements.append(
          NaiveSolver.Element(
            category: .cell, section: index, item: placed.first + number,
            rect: Rect(origin: cell.rect.origin + origin, size: cell.rect.size),
            zIndex: section.background == nil ? 0 : 1, group: frame))
      }
      for badge in placed.solved.badges {
        badges.append(
          NaiveSolver.Element(
            category: .supplementary, kind: badge.kind, section: index,
            item: counts[badge.kind, default: 0],
            rect: Rect(origin: badge.rect.origin + origin, size: badge.rect.size), zIndex: 1,
            group: frame))
        counts[badge.kind, default: 0] += 1
      }
    }
    solved.elements += badges
  }

  /// Returns the extent of a group and its cells across the scroll axis, or 0 for custom groups.
  private func reach(_ group: NaiveGroupSolver.Solved, _ corner: Pair, _ across: Int) -> Double {
    if case .custom = self.group.group?.factory { return 0 }
    let ends = group.cells.map { $0.rect.origin[across] + $0.rect.size[across] }
    return corner[across] + ends.reduce(group.size[across], max)
  }
}
