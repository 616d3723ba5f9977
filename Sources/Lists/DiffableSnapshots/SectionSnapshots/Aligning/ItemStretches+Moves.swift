// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension ItemStretches {
  /// Returns the difference as a value of the standard library, with the fewest moves.
  ///
  /// - Parameter item: A closure that returns the item at a position of the new list.
  /// - Returns: The difference as a value of the standard library, with the fewest moves.
  /// - Complexity: O(*k* log *k* + *r*) for *k* items in stretches and *r* runs.
  func collectionDifference(_ item: (Int) -> Item) -> CollectionDifference<Item> {
    var changes: [CollectionDifference<Item>.Change] = []
    let matching = matching()
    var oldItems = items(oldItems, \.old)
    var newItems = items(newItems, \.new)
    for deletion in matching.deleted {
      for offset in deletion.place.item..<(deletion.place.item + deletion.count) {
        guard let item = oldItems.item(at: offset) else { continue }
        changes.append(.remove(offset: offset, element: item, associatedWith: nil))
      }
    }
    for insertion in matching.inserted {
      for offset in insertion.place.item..<(insertion.place.item + insertion.count) {
        guard let item = newItems.item(at: offset) else { continue }
        changes.append(.insert(offset: offset, element: item, associatedWith: nil))
      }
    }
    for move in matching.moved {
      for step in 0..<move.count {
        let from = move.from.item + step
        let to = move.to.item + step
        changes.append(.remove(offset: from, element: item(to), associatedWith: to))
        changes.append(.insert(offset: to, element: item(to), associatedWith: from))
      }
    }
    guard let difference = CollectionDifference(changes) else {
      contractBroken("The changes of an outline contradict each other. Please report this.")
    }
    return difference
  }

  /// Returns the inserted, deleted and moved items.
  private func matching() -> ItemMatching {
    withExtendedLifetime((oldItems, newItems)) {
      var matching = ItemMatching()
      matching.match(
        loose(oldItems, \.old), loose(newItems, \.new),
        in: [SectionPair(old: 0, new: 0, runs: runs)], IdentifierComparison(of: Item.self))
      return matching
    }
  }

  /// Returns the items of the stretches on one side as items whose partners are not known.
  private func loose(
    _ items: [Item], _ side: (VisibleStretch) -> Range<Int>
  ) -> LooseItems {
    var loose = LooseItems()
    let ranges = stretches.map(side).filter { !$0.isEmpty }
    if let leaf = items.leaves.first { loose.add(ranges, lyingIn: leaf, section: 0, pair: 0) }
    return loose
  }

  private func items(
    _ items: [Item], _ side: (VisibleStretch) -> Range<Int>
  ) -> Ascent {
    Ascent(ranges: stretches.map(side)[...], items: items[...])
  }

  /// A lookup of the items of stretches by ascending positions.
  private struct Ascent {
    var ranges: ArraySlice<Range<Int>>
    var items: ArraySlice<Item>

    /// Returns the item at `position`; `nil` if it is in no stretch.
    mutating func item(at position: Int) -> Item? {
      while let range = ranges.first, range.upperBound <= position {
        items.removeFirst(range.count)
        ranges.removeFirst()
      }
      guard let range = ranges.first, range.contains(position) else { return nil }
      return items[items.startIndex + position - range.lowerBound]
    }
  }
}
