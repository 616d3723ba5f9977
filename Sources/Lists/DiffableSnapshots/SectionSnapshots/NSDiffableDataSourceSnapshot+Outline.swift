// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section with the visible items of an outline, as an apply of a section snapshot
  /// does.
  ///
  /// A missing section is appended. Items in other sections are moved to this one, and items of the section
  /// that are not visible in the outline are deleted with their marks.
  ///
  /// - Parameters:
  ///   - outline: The outline whose visible items the section receives.
  ///   - section: The section.
  ///   - shown: The outline whose visible items are the current items of the section, which avoids comparing
  ///     them; `nil` if there is none or the section was changed since.
  /// - Returns: The other sections that lost items, without repetition.
  /// - Complexity: O(*k*) for *k* items that are inserted, deleted or moved, and O(log *n*) for each stretch
  ///   of them, of *n*, if `outline` derives from `shown` by edits of *k* items; otherwise O(*m*) more for
  ///   *m* items of the section. Deleted items are not hashed.
  @discardableResult
  package mutating func show(
    _ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    inSection section: SectionIdentifierType,
    replacing shown: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? = nil
  ) -> [SectionIdentifierType] {
    if indexOfSection(section) == nil { appendSections([section]) }
    guard let index = indexOfSection(section) else { return [] }
    var difference = shown.map { outline.visibleDifference(from: $0) }
    if shown?.numberOfVisibleItems != numberOfItems(inSectionAt: index) { difference = nil }
    return contents.replaceItems(
      ofSection: index,
      difference
        ?? VisibleDifference(
          ItemStretches(
            from: contents.store.items(inSection: index), to: outline.visibleItems)))
  }
}

extension SnapshotContents {
  /// Replaces the items of the section at `index` in the stretches of `difference`.
  ///
  /// - Returns: The other sections that lost items.
  fileprivate mutating func replaceItems(
    ofSection index: Int, _ difference: VisibleDifference<Item>
  ) -> [Section] {
    if difference.isEmpty { return [] }
    for stretch in difference.stretches.reversed() {
      store.removeItems(stretch.old, inSection: index)
    }
    if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
      let hidden = difference.hiddenItems
      reloadedItems.remove(hidden)
      reconfiguredItems.remove(hidden)
    }
    var robbed: Set<Int> = []
    var next = 0
    for stretch in difference.stretches {
      let items = Array(difference.newItems[next..<(next + stretch.new.count)])
      let place = ItemPlace(section: index, item: stretch.new.lowerBound)
      // Nearly always the items are in no other section, which the insertion checks.
      if !store.insertIfNew(items, at: place) {
        for item in items { store.place(of: item).map { _ = robbed.insert($0.section) } }
        store.remove(items)
        put(items, at: place)
      }
      next += stretch.new.count
    }
    return robbed.sorted().map { store.section(at: $0) }
  }
}
