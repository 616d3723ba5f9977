// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots

extension RecordedSequence.Step {
  typealias Operation = SnapshotOperation<CaseIdentifier, CaseIdentifier>

  /// The step as an operation; `nil` for a question and where an argument was nil in Objective-C that
  /// Swift's types do not allow to be nil.
  var operation: Operation? {
    switch op {
    case "appendItems", "appendItemsIntoSection":
      items.map { .appendItems($0, toSection: section) }
    case "insertItemsBefore", "insertItemsAfter":
      items.flatMap { items in destination.map { .insertItems(items, $0, $1) } }
    case "deleteItems": items.map { .deleteItems($0) }
    case "deleteAllItems": .deleteAllItems
    case "moveItemBefore", "moveItemAfter":
      item.flatMap { item in destination.map { .moveItem(item, $0, $1) } }
    case "reloadItems": items.map { .reloadItems($0) }
    case "appendSections": sections.map { .appendSections($0) }
    case "insertSectionsBefore", "insertSectionsAfter":
      sections.map { sections in
        // Without a destination, the recorded sections went to the end.
        destination.map { .insertSections(sections, $0, $1) } ?? .appendSections(sections)
      }
    case "deleteSections": sections.map { .deleteSections($0) }
    case "moveSectionBefore", "moveSectionAfter":
      section.flatMap { section in destination.map { .moveSection(section, $0, $1) } }
    case "reloadSections": sections.map { .reloadSections($0) }
    default: nil
    }
  }

  /// Whether the step asks and changes nothing.
  var isQuestion: Bool { op == "itemIdentifiersInSection" || op == "numberOfItemsInSection" }

  private var destination: (Operation.Side, CaseIdentifier)? {
    before.map { (.before, $0) } ?? after.map { (.after, $0) }
  }
}
