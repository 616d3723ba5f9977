// SPDX-License-Identifier: Apache-2.0

// Queries of data sources that UIKit's public API does not answer in one step.

extension NSDiffableDataSourceSnapshot {
  /// Returns the index path of `item`; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func indexPath(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    contents.store.place(of: item).map { ($0.section, $0.item) }
  }

  /// Returns the item at an index path; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func item(section: Int, item: Int) -> ItemIdentifierType? {
    contents.store.itemIfAny(section: section, item: item)
  }

  /// Returns the items stored contiguously with the one at an index path; `nil` if there is none.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  package func stretch(section: Int, item: Int) -> ItemStretch? {
    contents.store.stretch(section: section, item: item)
  }

  /// Returns the section at `index`; `nil` if there is none.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package func section(at index: Int) -> SectionIdentifierType? {
    guard index >= 0, index < numberOfSections else { return nil }
    return contents.store.section(at: index)
  }

  /// Returns the number of items in the section at `index`, which must exist.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  package func numberOfItems(inSectionAt index: Int) -> Int {
    contents.store.itemCount(inSection: index)
  }

  /// Returns the same sections and items without marks, the form that a data source stores and returns.
  package func clearingMarks() -> Self {
    var copy = self
    copy.origin = nil
    copy.contents.reloadedSections.removeAll()
    copy.contents.reloadedItems.removeAll()
    copy.contents.reconfiguredItems.removeAll()
    return copy
  }

  /// Returns whether both contain the same sections and items in the same order, ignoring marks.
  ///
  /// - Complexity: O(*n* + *s* log *s*) for *n* items in *s* sections; O(1) for an unchanged copy, O(*s* log
  ///   *s*) if none of the sections was changed.
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

  /// Traps if an invariant of the snapshot is violated; a no-op if INTERNAL_CHECKS is off.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  package func checkInvariants() { contents.checkInvariants() }
}
