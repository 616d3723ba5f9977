// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// Makes the visible items of an outline the items of a section; what an apply of a section
  /// snapshot does.
  ///
  /// A section that is not there is appended. Items that stand in other sections are moved here, and
  /// items of the section that are not visible in the outline are deleted with their marks.
  ///
  /// Answers the other sections that lost items, without repetition.
  ///
  /// `shown` is the outline whose visible items are the items of the section, which saves comparing
  /// them; `nil` when there is none or the section was changed since.
  /// - Complexity: O(k) for k items that come, go or move, and O(log n) for each stretch of them, of
  ///   n, when `outline` was made from `shown` by edits of k items; otherwise O(m) more for m items of
  ///   the section. Items that go are not hashed.
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
  /// Replaces the items of the section at `index` where `difference` says that they differ; answers
  /// the other sections that lost items.
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
      // Nearly always the items are in no other section, which the insertion finds out.
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
