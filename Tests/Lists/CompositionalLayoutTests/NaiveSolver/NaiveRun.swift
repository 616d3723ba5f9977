// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One group of items arranged along its axis.
struct NaiveRun {
  typealias Pair = NaiveLayout.Pair
  typealias Solved = NaiveGroupSolver.Solved

  let solver: NaiveGroupSolver
  let item: NaiveLayout.Item
  let group: NaiveLayout.Group
  let base: Pair
  let first: Int

  private var along: Int { group.axis }
  private var across: Int { 1 - group.axis }
  private var insets: NaiveLayout.Insets { solver.insets(item) }
  private var gap: Double { group.spacing.value }

  private var outer: Pair { solver.size(item.size, base) }
  private var inner: Pair {
    Pair(
      max(0, outer[0] - insets.before[0] - insets.after[0]),
      max(0, outer[1] - insets.before[1] - insets.after[1]))
  }

  /// Returns the subitem of a slot; in a shared group its length is its fraction of the group.
  private func child(_ slot: Int) -> NaiveLayout.Item {
    var child = group.children[slot % group.children.count]
    if case .shared(let count) = group.factory {
      child.size[along] = NaiveLayout.Dimension(
        kind: along == 0 ? .fractionalWidth : .fractionalHeight, value: 1 / Double(count))
    }
    return child
  }

  // MARK: How many fit

  private func base(_ slots: Int) -> Double {
    max(0, inner[along] - Double(max(0, slots - 1)) * gap)
  }

  /// Returns the length of `slots` slots with their gaps, with fractions of `base`.
  private func used(_ slots: Int, _ base: Double, gap: Double) -> Double {
    var container = inner
    container[along] = base
    var used = Double(slots - 1) * gap
    for slot in 0..<slots {
      let child = child(slot)
      var length = solver.length(child.size[along], container)
      if solver.refills, child.size[along].isMeasured, let measured = solver.measured(first + slot)
      {
        length = measured[along]
      }
      used += length + child.before[along].value + child.after[along].value
    }
    return used
  }

  /// Returns the number of slots that fit, or one round if rounds take no space.
  private func fitting(_ base: (Int) -> Double, gap: Double) -> Int {
    let round = group.children.count
    let takesRoom = used(round, base(1), gap: gap) + gap > 0
    var slots = 0
    while slots < 5000, takesRoom || slots < round,
      used(slots + 1, base(slots + 1), gap: gap) <= inner[along] + 0.001
        || (solver.refills && slots == 0)
    {
      slots += 1
    }
    return slots
  }

  private func capacity() -> (slots: Int, base: Double) {
    switch group.factory {
    case .shared(let count), .repeated(let count): return (count, base(count))
    case .custom, .filled: break
    }
    let round = group.children.count
    if item.size[along].isMeasured { return (round, base(round)) }
    let main: NaiveLayout.Kind = along == 0 ? .fractionalWidth : .fractionalHeight
    if group.children.contains(where: { $0.size[across].kind == main }) {
      let settled = base(fitting({ _ in inner[along] }, gap: 0))
      return (fitting({ _ in settled }, gap: gap), settled)
    }
    let slots = fitting({ base($0) }, gap: gap)
    return (slots, base(slots))
  }

  // MARK: Where they stand

  private struct Slot {
    var item: NaiveLayout.Item
    var solved: Solved
    var origin = Pair()
    var isPresent: Bool { !solved.cells.isEmpty }
  }

  func solved() -> Solved {
    let (count, settled) = capacity()
    var container = inner
    container[along] = settled
    var slots: [Slot] = []
    var next = first
    for index in 0..<count {
      let child = child(index)
      let solved = solver.solve(child, container, first: next)
      next += solved.capacity
      slots.append(Slot(item: child, solved: solved))
    }
    equalise(&slots)
    var (outer, inner) = (outer, inner)
    placeAlong(&slots, room: item.size[along].isMeasured ? nil : inner[along])
    // What a full group would be, and what those that are there make of it.
    var full = inner
    func end(_ slot: Slot) -> Double {
      slot.origin[along] + slot.solved.size[along] + slot.item.after[along].value
    }
    func side(_ slot: Slot) -> Double {
      slot.item.before[across].value + slot.solved.size[across] + slot.item.after[across].value
    }
    for (axis, length) in [(along, end), (across, side)] where item.size[axis].isMeasured {
      if let whole = slots.map(length).max() { full[axis] = max(0, whole) }
      if let here = slots.filter(\.isPresent).map(length).max() {
        (outer[axis], inner[axis]) = (max(0, here), max(0, here))
      }
    }
    for index in slots.indices {
      slots[index].origin[across] = positionAcross(slots[index], room: inner[across])
    }
    return assembled(slots, outer: outer, full: full)
  }

  /// Sets the lengths of uniform items and groups to the longest of them, along axes with an estimated length
  /// of the group.
  private func equalise(_ slots: inout [Slot]) {
    for axis in 0...1 where item.size[axis].isMeasured {
      let uniform = slots.indices.filter { slots[$0].item.size[axis].kind == .uniform }
      let longest = uniform.filter { slots[$0].isPresent }.map { slots[$0].solved.size[axis] }.max()
      guard let longest else { continue }
      for index in uniform {
        slots[index].solved.size[axis] = longest
        if axis == solver.run { slots[index].solved.trimmed = longest }
        if slots[index].isPresent, slots[index].item.group == nil {
          slots[index].solved.cells[0].rect.size[axis] = longest
        }
      }
    }
  }

  private func placeAlong(_ slots: inout [Slot], room: Double?) {
    var gaps: [NaiveLayout.Gap] = []
    for (index, slot) in slots.enumerated() {
      if index > 0 { gaps.append(group.spacing) }
      gaps += [slot.item.before[along], slot.item.after[along]]
    }
    var share = 0.0
    let flexible = gaps.filter(\.isFlexible).count
    if let room, flexible > 0 {
      var used = 0.0
      for slot in slots { used += slot.solved.size[along] }
      for gap in gaps { used += gap.value }
      share = (room - used) / Double(flexible)
    }
    func length(_ gap: NaiveLayout.Gap) -> Double { gap.value + (gap.isFlexible ? share : 0) }
    var end = 0.0
    for index in slots.indices {
      if index > 0 { end += length(group.spacing) }
      end += length(slots[index].item.before[along])
      slots[index].origin[along] = end
      end += slots[index].solved.size[along] + length(slots[index].item.after[along])
    }
  }

  private func positionAcross(_ slot: Slot, room: Double) -> Double {
    NaiveRun.position(
      slot.solved.size[across], slot.item.before[across], slot.item.after[across], room: room)
  }

  /// Returns the position of an item between two gaps in a space.
  static func position(
    _ length: Double, _ before: NaiveLayout.Gap, _ after: NaiveLayout.Gap, room: Double
  ) -> Double {
    guard before.isFlexible else { return before.value }
    let leftover = room - before.value - length - after.value
    return before.value + leftover / (after.isFlexible ? 2 : 1)
  }

  // MARK: The whole

  private func assembled(_ slots: [Slot], outer: Pair, full: Pair) -> Solved {
    var whole = Solved(size: outer, trimmed: outer[solver.run])
    var reach = (present: 0.0, full: 0.0)
    for slot in slots {
      whole.capacity += slot.solved.capacity
      let origin = slot.origin + insets.before
      let end = end(of: slot)
      reach.full = max(reach.full, slot.origin[solver.run] + end.full)
      if slot.isPresent {
        reach.present = max(reach.present, slot.origin[solver.run] + end.present)
      }
      add(slot, at: origin, to: &whole)
    }
    if whole.cells.count < whole.capacity {
      whole.trimmed = max(0, reach.present + full[solver.run] - reach.full)
    }
    if !whole.cells.isEmpty { whole.badges += solver.badges(of: item, solved: whole, base) }
    return whole
  }

  private func end(of slot: Slot) -> (present: Double, full: Double) {
    let run = solver.run
    if slot.item.group != nil { return (slot.solved.trimmed, slot.solved.size[run]) }
    let rect = NaiveGroupSolver.Rect(origin: Pair(), size: slot.solved.size)
    let frame = solver.inside(rect, solver.insets(slot.item))
    return (frame.origin[run] + frame.size[run], frame.origin[run] + frame.size[run])
  }

  private func add(_ slot: Slot, at origin: Pair, to whole: inout Solved) {
    for var cell in slot.solved.cells {
      cell.rect.origin += origin
      if let leaf = cell.item {
        cell.rect = solver.inside(cell.rect, solver.insets(leaf))
        cell.item = nil
        whole.badges += solver.badges(leaf.badges, on: cell.rect, cell.rect.size)
      }
      whole.cells.append(cell)
    }
    for var badge in slot.solved.badges {
      badge.rect.origin += origin
      whole.badges.append(badge)
    }
  }
}
