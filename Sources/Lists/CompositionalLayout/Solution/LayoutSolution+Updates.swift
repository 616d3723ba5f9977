// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Insertions and removals of items and sections, without solving the remaining ones again.
extension LayoutSolution {
  /// Replaces the items of `range` with `count` new ones; measured sizes stay with their items.
  ///
  /// - Complexity: O(log *n*) if a group holds one item, and O(log sections) if nothing is measured;
  ///   otherwise O(log sections + measured items after the range). In a section with lanes, O(*n*).
  package mutating func replaceItems(_ range: Range<Int>, inSection section: Int, with count: Int) {
    guard has(section) else { return }
    let end = stack[section].run.itemCount
    let range = range.clamped(to: 0..<max(0, end))
    _ = stack.change(section) { body in
      body.change { $0.replaceItems(range, with: max(0, count)) }
      return true
    }
    settle()
  }

  /// Applies an update; new sections have no items until the solution is created anew for its descriptions.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of items if a group holds one item, otherwise O(items
  ///   measured in the changed sections); O(sections) more if sections change. In a section with lanes, each
  ///   change takes O(*n*).
  package mutating func apply(_ update: LayoutUpdate) {
    let moved = movedSizes(update.moves)
    if let sections = update.sections { rearrange(sections) }
    for items in update.items where has(items.section) {
      _ = stack.change(items.section) { body in
        body.change { $0 = $0.replacing(taken: items.taken, filled: items.filled) }
        return true
      }
    }
    for moved in moved where has(moved.section) {
      _ = stack.change(moved.section) { $0.setMeasured(moved.size, item: moved.item) }
    }
    settle()
  }

  private struct MovedSize {
    var section: Int
    var item: Int
    var size: CGSize
  }

  private func movedSizes(_ moves: [LayoutUpdate.Move]) -> [MovedSize] {
    moves.flatMap { move in
      guard has(move.from.section), move.from.item >= 0 else { return [MovedSize]() }
      let run = stack[move.from.section].run
      return (0..<move.count).compactMap { index in
        run.measuredSize(of: move.from.item + index).map {
          MovedSize(section: move.to.section, item: move.to.item + index, size: $0)
        }
      }
    }
  }

  private mutating func rearrange(_ sections: [Int?]) {
    guard !stack.isEmpty else { return }
    let old = stack
    let template = old[0].template
    let new = StackedBody(
      SectionBody(run: SectionRun(template: template, itemCount: 0, last: nil)))
    stack.rearrange(count: sections.count) { index in
      guard let place = sections[index], old.indices.contains(place) else { return new }
      return old.stacked(place)
    }
  }

  /// Returns a body for the new description with the measured sizes of the earlier solution that still apply.
  ///
  /// Given lengths are always those of the new description. An equal description keeps everything. A
  /// different one with items of the same width keeps the sizes and places the items anew.
  static func kept(_ stacked: StackedBody, from earlier: StackedBody) -> StackedBody {
    let (new, old) = (stacked.body, earlier.body)
    if new.run.hasGivenLengths || old.run.hasGivenLengths {
      var body = new
      body.adoptBoundary(of: old)
      return StackedBody(body)
    }
    if old.template == new.template, old.run.itemCount == new.run.itemCount {
      if old.spacing == new.spacing { return earlier }
      var body = old
      body.spacing = new.spacing
      return StackedBody(body)
    }
    var body = new
    if old.run.itemCount == new.run.itemCount, old.template.measuresAlike(new.template) {
      body.change { $0 = $0.adopting(old.run) }
    }
    body.adoptBoundary(of: old)
    return StackedBody(body)
  }
}
