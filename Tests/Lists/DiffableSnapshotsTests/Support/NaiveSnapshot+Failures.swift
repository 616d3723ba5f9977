// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

extension NaiveSnapshot {
  /// Returns the reason why `operation` is not allowed, or `nil` if it is; of several reasons the one that
  /// was recorded.
  func failure(of operation: SnapshotOperation<Int, Int>) -> SnapshotError.Code? {
    switch operation {
    case .appendItems(let items, let section):
      if sections.isEmpty { return .noSections }
      if items.hasDuplicates { return .duplicateItems }
      return section.map { indexOfSection($0) == nil } ?? false ? .unknownDestination : nil
    case .insertItems(let items, _, let destination):
      if items.hasDuplicates { return .duplicateItems }
      if items.contains(destination) { return .destinationIsInserted }
      return holds(destination) ? nil : .unknownDestination
    case .deleteItems(let items): return items.hasDuplicates ? .duplicateItems : nil
    case .deleteAllItems: return nil
    case .moveItem(let item, _, let destination):
      if item == destination { return .destinationIsItself }
      if !holds(item) { return .unknownItem }
      return holds(destination) ? nil : .unknownDestination
    case .reloadItems(let items), .reconfigureItems(let items):
      if items.hasDuplicates { return .duplicateItems }
      return items.allSatisfy(holds) ? nil : .reloadUnknownItem
    case .appendSections, .insertSections, .deleteSections, .moveSection, .reloadSections:
      return failure(ofSections: operation)
    }
  }

  private func failure(
    ofSections operation: SnapshotOperation<Int, Int>
  ) -> SnapshotError.Code? {
    switch operation {
    case .appendSections(let new):
      if new.hasDuplicates { return .duplicateSections }
      return new.contains { indexOfSection($0) != nil } ? .existingSections : nil
    case .insertSections(let new, _, let destination):
      if new.hasDuplicates { return .duplicateSections }
      if new.contains(destination) { return .destinationIsInserted }
      if indexOfSection(destination) == nil { return .unknownDestination }
      return new.contains { indexOfSection($0) != nil } ? .existingSections : nil
    case .deleteSections(let gone): return gone.hasDuplicates ? .duplicateSections : nil
    case .moveSection(let section, _, let destination):
      if section == destination { return .destinationIsItself }
      if indexOfSection(section) == nil { return .unknownSection }
      return indexOfSection(destination) == nil ? .unknownDestination : nil
    case .reloadSections(let marked):
      if marked.hasDuplicates { return .duplicateSections }
      return marked.contains { indexOfSection($0) == nil } ? .reloadUnknownSection : nil
    default: return nil
    }
  }

  private func holds(_ item: Int) -> Bool { sections.contains { $0.items.contains(item) } }
}

extension Array where Element: Hashable {
  fileprivate var hasDuplicates: Bool { Set(self).count < count }
}
