// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A replay of a sequence on a snapshot of sections.
struct SnapshotReplay: CaseReplaying {
  private typealias Operation = SnapshotOperation<CaseIdentifier, CaseIdentifier>

  private var snapshot = NSDiffableDataSourceSnapshot<CaseIdentifier, CaseIdentifier>()

  /// The contents of the recordings' preset.
  private static let preset: [(section: String, items: [String])] = [
    ("A", ["a", "b"]), ("B", ["c", "d", "e"]), ("C", []),
  ]

  init(hasPreset: Bool) {
    guard hasPreset else { return }
    for part in Self.preset {
      snapshot.appendSections([.text(part.section)])
      snapshot.appendItems(part.items.map { .text($0) })
    }
  }

  var state: CaseState {
    .sections(
      snapshot.sectionIdentifiers.map {
        SectionState(section: $0, items: snapshot.itemIdentifiers(inSection: $0))
      })
  }

  var visualDescription: String? { nil }

  func checkInvariants() { snapshot.checkInvariants() }

  mutating func perform(_ step: CaseStep) throws(SnapshotError) -> StepAnswer {
    if let operation = Self.operation(step) {
      try snapshot.attempt(operation)
      return .done
    }
    let isQuestion = [.itemIdentifiersInSection, .numberOfItemsInSection].contains(step.operation)
    guard isQuestion, let section = step.section else { return .inexpressible }
    _ = try snapshot.index(ofSection: section, for: step.operation.rawValue)
    return .done
  }

  /// Returns the operation of a step.
  ///
  /// The result is `nil` for a query, and for a step that passed `nil` in Objective-C for an argument that is
  /// not optional in Swift.
  private static func operation(_ step: CaseStep) -> Operation? {
    let destination =
      step.before.map { (Operation.Side.before, $0) }
      ?? step.after.map { (Operation.Side.after, $0) }
    return switch step.operation {
    case .appendItems, .appendItemsIntoSection:
      step.items.map { .appendItems($0, toSection: step.section) }
    case .insertItemsBefore, .insertItemsAfter:
      step.items.flatMap { items in destination.map { .insertItems(items, $0, $1) } }
    case .deleteItems: step.items.map { .deleteItems($0) }
    case .deleteAllItems: .deleteAllItems
    case .moveItemBefore, .moveItemAfter:
      step.item.flatMap { item in destination.map { .moveItem(item, $0, $1) } }
    case .reloadItems: step.items.map { .reloadItems($0) }
    case .appendSections: step.sections.map { .appendSections($0) }
    case .insertSectionsBefore, .insertSectionsAfter:
      step.sections.map { sections in
        // Without a destination, the recorded sections were appended.
        destination.map { .insertSections(sections, $0, $1) } ?? .appendSections(sections)
      }
    case .deleteSections: step.sections.map { .deleteSections($0) }
    case .moveSectionBefore, .moveSectionAfter:
      step.section.flatMap { section in destination.map { .moveSection(section, $0, $1) } }
    case .reloadSections: step.sections.map { .reloadSections($0) }
    default: nil
    }
  }
}
