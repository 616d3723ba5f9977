// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// A replay of a sequence on an outline.
struct SectionSnapshotReplay: CaseReplaying {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<CaseIdentifier>
  private typealias Operation = SectionSnapshotOperation<CaseIdentifier>

  private var snapshot = Snapshot()

  init(hasPreset: Bool) {
    guard hasPreset else { return }
    snapshot.append([.text("a"), .text("b"), .text("c")])
    snapshot.append([.text("d"), .text("e")], to: .text("a"))
    snapshot.append([.text("f")], to: .text("d"))
    snapshot.append([.text("g")], to: .text("c"))
  }

  var state: CaseState { .outline(Self.lists(of: snapshot)) }

  /// The text with `0x` in place of the address.
  var visualDescription: String? {
    snapshot.visualDescription().replacing(/0x[0-9a-f]*/, with: "0x", maxReplacements: 1)
  }

  func checkInvariants() { snapshot.checkInvariants() }

  mutating func perform(_ step: CaseStep) throws(SnapshotError) -> StepAnswer {
    if let operation = try Self.operation(step) {
      try snapshot.attempt(operation)
      return .done
    }
    switch step.operation {
    case .levelOfItem:
      guard let item = step.item else { return .inexpressible }
      return .level(try snapshot.attemptLevel(of: item))
    case .snapshotOfParent:
      guard let parent = step.parent else { return .inexpressible }
      let part = try snapshot.part(of: parent, includingParent: step.includingParent ?? false)
      part.checkInvariants()
      return .part(Self.lists(of: part))
    default: return .inexpressible
    }
  }

  private static func lists(of snapshot: Snapshot) -> OutlineState {
    OutlineState(
      items: snapshot.items, rootItems: snapshot.rootItems, visibleItems: snapshot.visibleItems,
      expandedItems: snapshot.expandedItems)
  }

  /// Returns the operation of a step.
  ///
  /// The result is `nil` for a query, and for a step that passed `nil` in Objective-C for an argument that is
  /// not optional in Swift.
  ///
  /// - Throws: `SnapshotError` if the given roots cannot be in one snapshot.
  private static func operation(_ step: CaseStep) throws(SnapshotError) -> Operation? {
    let destination =
      step.before.map { (Operation.Side.before, $0) }
      ?? step.after.map { (Operation.Side.after, $0) }
    var given: Snapshot?
    if let roots = step.snapshotRoots {
      var snapshot = Snapshot()
      try snapshot.attempt(.append(roots, to: nil))
      given = snapshot
    }
    return switch step.operation {
    case .appendItems: step.items.map { .append($0, to: nil) }
    case .appendItemsIntoParent: step.items.map { .append($0, to: step.parent) }
    case .insertItemsBefore, .insertItemsAfter:
      step.items.flatMap { items in destination.map { .insert(items, $0, $1) } }
    case .insertSnapshotBefore, .insertSnapshotAfter:
      given.flatMap { given in destination.map { .insertSnapshot(given, $0, $1) } }
    case .deleteItems: step.items.map { .delete($0) }
    case .deleteAllItems: .deleteAll
    case .expandItems: step.items.map { .expand($0) }
    case .collapseItems: step.items.map { .collapse($0) }
    case .replaceChildren:
      given.flatMap { given in step.parent.map { .replaceChildren($0, given) } }
    default: nil
    }
  }
}
