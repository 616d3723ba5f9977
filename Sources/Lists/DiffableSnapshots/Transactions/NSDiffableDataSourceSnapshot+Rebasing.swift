// SPDX-License-Identifier: Apache-2.0

// Merges two independent edits of the contents of a data source.

extension NSDiffableDataSourceSnapshot {
  /// Returns a copy that records that it has the current contents of a data source.
  package func handedOut() -> Self {
    var copy = self
    copy.origin = SnapshotOrigin(clearingMarks())
    return copy
  }

  /// Returns the snapshot with the changes that its data source made since it returned the snapshot's origin.
  ///
  /// Items and sections inserted into `latest`, the current contents, are inserted next to their neighbors
  /// there. Items deleted from it are deleted, and so are sections deleted from it, unless they have other
  /// items in this snapshot. Items in both keep the order of this snapshot, also if they moved in `latest`. A
  /// snapshot that was not returned by a data source is returned unmodified.
  ///
  /// - Complexity: O(*k* log *n*) for *k* changes of *n* items.
  package func rebased(on latest: Self) -> Self {
    guard let base = origin?.snapshot else { return self }
    let change = SnapshotDifference(from: base, to: latest)
    if change.isEmpty { return self }
    var merged = self
    let gone = change.deletedItems.flatMap { base.items(at: $0.place, count: $0.count) }
    merged.deleteItems(gone.filter { merged.indexPath(of: $0) != nil })
    for section in change.deletedSections.compactMap(base.section)
    where merged.indexOfSection(section).map(merged.numberOfItems(inSectionAt:)) == 0 {
      merged.deleteSections([section])
    }
    for index in change.insertedSections { merged.adoptSection(at: index, of: latest) }
    for range in change.insertedItems {
      merged.adoptItems(at: range.place, count: range.count, of: latest)
    }
    return merged
  }

  private func items(at place: ItemPlace, count: Int) -> [ItemIdentifierType] {
    (place.item..<place.item + count).compactMap { item(section: place.section, item: $0) }
  }

  private mutating func adoptSection(at index: Int, of latest: Self) {
    guard let section = latest.section(at: index), indexOfSection(section) == nil else { return }
    if let before = latest.section(at: index - 1), indexOfSection(before) != nil {
      insertSections([section], afterSection: before)
    } else if let after = latest.section(at: index + 1), indexOfSection(after) != nil {
      insertSections([section], beforeSection: after)
    } else {
      appendSections([section])
    }
  }

  private mutating func adoptItems(at place: ItemPlace, count: Int, of latest: Self) {
    let new = latest.items(at: place, count: count).filter { indexPath(of: $0) == nil }
    guard !new.isEmpty, let section = latest.section(at: place.section) else { return }
    if indexOfSection(section) == nil { appendSections([section]) }
    func neighbour(_ item: Int) -> ItemIdentifierType? {
      latest.item(section: place.section, item: item).flatMap {
        sectionIdentifier(containingItem: $0) == section ? $0 : nil
      }
    }
    if let before = neighbour(place.item - 1) {
      insertItems(new, afterItem: before)
    } else if let after = neighbour(place.item + count) {
      insertItems(new, beforeItem: after)
    } else {
      appendItems(new, toSection: section)
    }
  }
}
