// SPDX-License-Identifier: Apache-2.0

/// The name of a step's operation in the recordings.
package enum CaseOperation: String, Codable, Sendable {
  case appendItems, appendItemsIntoSection, insertItemsBefore, insertItemsAfter
  case deleteItems, deleteAllItems, moveItemBefore, moveItemAfter, reloadItems
  case appendSections, insertSectionsBefore, insertSectionsAfter, deleteSections
  case moveSectionBefore, moveSectionAfter, reloadSections
  case itemIdentifiersInSection, numberOfItemsInSection
  case appendItemsIntoParent, expandItems, collapseItems, replaceChildren
  case insertSnapshotBefore, insertSnapshotAfter, snapshotOfParent, levelOfItem

  /// The kinds of snapshots that have the operation.
  package var kinds: [CaseKind] {
    switch self {
    case .appendItems, .insertItemsBefore, .insertItemsAfter, .deleteItems, .deleteAllItems:
      [.snapshot, .sectionSnapshot]
    case .appendItemsIntoParent, .expandItems, .collapseItems, .replaceChildren,
      .insertSnapshotBefore, .insertSnapshotAfter, .snapshotOfParent, .levelOfItem:
      [.sectionSnapshot]
    default: [.snapshot]
    }
  }
}
