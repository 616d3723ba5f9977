// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A script that is performed on a section snapshot, on nested arrays, and on a flat snapshot that displays
/// it.
struct OutlineRun {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
  typealias Flat = NSDiffableDataSourceSnapshot<Int, Int>

  private var outline = Outline()
  private var naive = NaiveOutline()
  /// The outline that was displayed last, in section 1 of `flat`.
  private var shown = Outline()
  private var flat = Flat()
  /// Earlier versions, which must stay unmodified.
  private var kept: [(Outline, NaiveOutline)] = []

  private init() {
    flat.appendSections([0, 1, 2])
    flat.appendItems([-1], toSection: 0)
    flat.appendItems([-2], toSection: 2)
  }

  /// Returns the first failure of `script`, or `nil` if there is none.
  static func failure(_ script: [OutlineStep]) -> ScriptFailure? {
    var run = OutlineRun()
    for (index, step) in script.enumerated() {
      if let reason = run.perform(step, number: index) {
        return ScriptFailure(step: index, reason: reason)
      }
    }
    return nil
  }

  private mutating func perform(_ step: OutlineStep, number: Int) -> String? {
    let expected = naive.perform(step)
    do throws(SnapshotError) {
      try step.perform(on: &outline)
      if let expected { return "it should fail with \(expected)" }
    } catch {
      if error.code != expected {
        return "it fails with \(error.code), not \(expected?.rawValue ?? "at all")"
      }
    }
    if let broken = outline.brokenInvariant { return broken }
    if let difference = Self.difference(outline, naive) { return difference }
    if number % 3 == 0, let wrong = show() { return wrong }
    if number % 7 == 0 {
      kept.append((outline, naive))
      if kept.count > 3 { kept.removeFirst() }
      for (old, model) in kept {
        if let broken = old.brokenInvariant { return "an old copy changed: \(broken)" }
        if let difference = Self.difference(old, model) { return "an old copy: \(difference)" }
      }
    }
    return nil
  }

  // MARK: Comparisons

  private static func difference(_ outline: Outline, _ naive: NaiveOutline) -> String? {
    let places = naive.places
    let items = places.map(\.node.item)
    if outline.items != items { return "the items are \(outline.items), not \(items)" }
    if outline.rootItems != naive.roots.map(\.item) { return "the roots are wrong" }
    let visible = naive.visibleItems
    if outline.visibleItems != visible { return "\(outline.visibleItems), not \(visible), visible" }
    if outline.expandedItems != naive.expandedItems { return "other items are expanded" }
    if outline.numberOfItems != items.count { return "the number of items is wrong" }
    if outline.numberOfVisibleItems != visible.count { return "the number of visible is wrong" }
    for (index, place) in places.enumerated() where index % (1 + places.count / 40) == 0 {
      if let wrong = difference(outline, place, index) { return wrong }
    }
    for (index, item) in visible.enumerated() where index % (1 + visible.count / 20) == 0 {
      if outline.visibleItem(at: index) != item { return "another item is visible at \(index)" }
    }
    return nil
  }

  private static func difference(
    _ outline: Outline, _ place: NaiveOutline.Place, _ index: Int
  ) -> String? {
    let item = place.node.item
    if !outline.contains(item) { return "\(item) is not contained" }
    if outline.index(of: item) != index { return "\(item) is at another index" }
    if outline.level(of: item) != place.level { return "\(item) is at another level" }
    if outline.parent(of: item) != place.parent { return "\(item) has another parent" }
    if outline.isVisible(item) != place.isVisible { return "\(item) is wrongly visible or not" }
    if outline.isExpanded(item) != place.node.isExpanded { return "\(item) is wrongly expanded" }
    return nil
  }

  /// Displays the outline in place of the previous one and checks the difference.
  ///
  /// - Returns: A description of the first fault, or `nil` if there is none.
  private mutating func show() -> String? {
    let difference = outline.visibleDifference(from: shown)
    var replayed: [Int] = []
    var next = 0
    var taken = 0
    let before = shown.visibleItems
    for stretch in difference.stretches {
      if stretch.old.isEmpty, stretch.new.isEmpty { return "a stretch is empty" }
      replayed += before[next..<stretch.old.lowerBound]
      if replayed.count != stretch.new.lowerBound { return "a stretch is out of place" }
      replayed += difference.newItems[taken..<(taken + stretch.new.count)]
      next = stretch.old.upperBound
      taken += stretch.new.count
    }
    replayed += before[next...]
    if replayed != outline.visibleItems { return "the difference leads to \(replayed)" }
    let visible = Set(outline.visibleItems)
    if difference.hiddenItems != before.filter({ !visible.contains($0) }) { return "hidden items" }
    let old = Set(before)
    if difference.shownItems != outline.visibleItems.filter({ !old.contains($0) }) {
      return "shown items"
    }
    if before.isEmpty == false || difference.isEmpty == false,
      shown.items.applying(outline.difference(from: shown)) != outline.items
    {
      return "the difference of all items leads elsewhere"
    }
    // Sometimes an item that is about to be shown stands in another section.
    let stolen = difference.shownItems.last.map { $0 % 2 == 0 ? [$0] : [] } ?? []
    flat.appendItems(stolen, toSection: 2)
    let robbed = flat.show(outline, inSection: 1, replacing: shown)
    if robbed != (stolen.isEmpty ? [] : [2]) { return "items are said to come from \(robbed)" }
    if flat.itemIdentifiers != [-1] + outline.visibleItems + [-2] { return "it is shown wrongly" }
    flat.checkInvariants()
    shown = outline
    return nil
  }
}
