// SPDX-License-Identifier: Apache-2.0

// What a data source asks that UIKit's public API does not answer in one step.

extension NSDiffableDataSourceSnapshot {
  /// Where `item` stands; `nil` when it is not in the snapshot.
  /// - Complexity: O(log n) for n items.
  package func indexPath(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    contents.store.place(of: item).map { ($0.section, $0.item) }
  }

  /// The item that stands at a place; `nil` when there is none.
  /// - Complexity: O(log n) for n items.
  package func item(section: Int, item: Int) -> ItemIdentifierType? {
    contents.store.itemIfAny(section: section, item: item)
  }

  /// The items that lie in memory beside the one at a place; `nil` when there is none.
  /// - Complexity: O(log n) for n items.
  package func stretch(section: Int, item: Int) -> ItemStretch? {
    contents.store.stretch(section: section, item: item)
  }

  /// The section at `index`; `nil` when there is none.
  /// - Complexity: O(log s) for s sections.
  package func section(at index: Int) -> SectionIdentifierType? {
    guard index >= 0, index < numberOfSections else { return nil }
    return contents.store.section(at: index)
  }

  /// The number of items in the section at `index`, which must exist.
  /// - Complexity: O(log s) for s sections.
  package func numberOfItems(inSectionAt index: Int) -> Int {
    contents.store.itemCount(inSection: index)
  }

  /// The same sections and items without marks: what a data source keeps and hands out.
  package func clearingMarks() -> Self {
    var copy = self
    copy.origin = nil
    copy.contents.reloadedSections.removeAll()
    copy.contents.reloadedItems.removeAll()
    copy.contents.reconfiguredItems.removeAll()
    return copy
  }

  /// Whether both hold the same sections and items in the same order; marks do not count.
  /// - Complexity: O(n) for n items; O(1) for a copy that was not changed, O(s) when none of s
  ///   sections was.
  package func hasSameContents(as other: Self) -> Bool {
    if contents.store.sections.root === other.contents.store.sections.root { return true }
    guard numberOfItems == other.numberOfItems, numberOfSections == other.numberOfSections else {
      return false
    }
    return (0..<numberOfSections).allSatisfy { index in
      let section = contents.store.sections[index]
      let otherSection = other.contents.store.sections[index]
      return section.identifier == otherSection.identifier
        && (section.items.root === otherSection.items.root
          || contents.store.items(inSection: index) == other.contents.store.items(inSection: index))
    }
  }

  /// Traps when the parts of the snapshot disagree with each other; for tests, in debug builds.
  /// - Complexity: O(n log n) for n items.
  package func checkInvariants() { contents.checkInvariants() }
}
