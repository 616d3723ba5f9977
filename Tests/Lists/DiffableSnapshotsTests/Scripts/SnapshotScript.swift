// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots
import RandomTesting

/// A script that performs operations on a snapshot and on plain arrays, and detects the first difference.
///
/// An operation that is not allowed in the current state is part of the script: the snapshot must refuse it
/// for the same reason as the arrays, and stay unmodified. Therefore every subsequence of a script is a valid
/// script.
struct SnapshotScript {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias Difference = SnapshotDifference<Int, Int>
  typealias Operation = SnapshotOperation<Int, Int>

  private var snapshot = Snapshot()
  private var naive = NaiveSnapshot()
  /// Earlier versions, which must stay unmodified.
  private var held: [(Snapshot, NaiveSnapshot)] = []

  /// Returns a random script; one in eight operations is created without regard to the current state.
  static func operations(
    seed: UInt64, steps: Int, identifiers: Range<Int>, most: Int
  ) -> [Operation] {
    var script = RandomScript(
      generator: SeededGenerator(seed: seed), identifiers: identifiers, most: most)
    var naive = NaiveSnapshot()
    return (0..<steps).map { _ in
      let isBlind = Int.random(in: 0..<8, using: &script.generator) == 0
      let operation = isBlind ? script.blind() : script.next(for: naive)
      if naive.failure(of: operation) == nil { naive.perform(operation) }
      return operation
    }
  }

  /// Runs a script and returns its first failure, or `nil` if there is none.
  static func run(_ operations: [Operation]) -> ScriptFailure? {
    var script = SnapshotScript()
    for (step, operation) in operations.enumerated() {
      do {
        try script.perform(operation)
      } catch {
        return ScriptFailure(step: step, reason: "\(error)")
      }
    }
    return nil
  }

  /// Returns simpler forms of an operation, with fewer identifiers.
  static func simpler(_ operation: Operation) -> [Operation] {
    func shorter<Identifier>(_ list: [Identifier]) -> [[Identifier]] {
      if list.isEmpty { return [] }
      let halves = list.count > 2 ? [list.prefix(list.count / 2), list.suffix(list.count / 2)] : []
      let ones = list.count <= 8 ? list.indices.map { list[..<$0] + list[($0 + 1)...] } : []
      return halves.map { Array($0) } + ones.map { Array($0) }
    }
    return switch operation {
    case .appendItems(let items, let section):
      shorter(items).map { .appendItems($0, toSection: section) }
    case .insertItems(let items, let side, let item):
      shorter(items).map { .insertItems($0, side, item) }
    case .deleteItems(let items): shorter(items).map { .deleteItems($0) }
    case .reloadItems(let items): shorter(items).map { .reloadItems($0) }
    case .reconfigureItems(let items): shorter(items).map { .reconfigureItems($0) }
    case .appendSections(let sections): shorter(sections).map { .appendSections($0) }
    case .insertSections(let sections, let side, let section):
      shorter(sections).map { .insertSections($0, side, section) }
    case .deleteSections(let sections): shorter(sections).map { .deleteSections($0) }
    case .reloadSections(let sections): shorter(sections).map { .reloadSections($0) }
    case .deleteAllItems, .moveItem, .moveSection: []
    }
  }

  // MARK: Steps

  private mutating func perform(_ operation: Operation) throws {
    let before = snapshot
    let expected = naive.failure(of: operation)
    var met: SnapshotError.Code?
    do {
      try snapshot.attempt(operation)
    } catch {
      met = error.code
    }
    try require(met == expected, "failed as \(met as Any), not as \(expected as Any)")
    if expected == nil { naive.perform(operation) }
    try compare(snapshot, naive, "the snapshot")
    snapshot.checkInvariants()
    for (index, (old, wanted)) in held.enumerated() {
      try compare(old, wanted, "held copy \(index)")
    }
    try checkDifferences(since: before)
    held = Array((held + [(snapshot, naive)]).suffix(3))
  }

  private func compare(_ snapshot: Snapshot, _ naive: NaiveSnapshot, _ name: String) throws {
    let items = naive.items
    try require(snapshot.numberOfItems == items.count, "\(name) counts other items")
    try require(snapshot.itemIdentifiers == items, "\(name) has other items")
    try require(
      snapshot.sectionIdentifiers == naive.sections.map(\.identifier),
      "\(name) has other sections")
    try require(snapshot.reloadedItemIdentifiers == naive.reloadedItems, "\(name): reloaded items")
    try require(
      snapshot.reconfiguredItemIdentifiers == naive.reconfiguredItems,
      "\(name): reconfigured items")
    try require(
      snapshot.reloadedSectionIdentifiers == naive.reloadedSections, "\(name): reloaded sections")
    var first = 0
    for (index, section) in naive.sections.enumerated() {
      try require(
        snapshot.itemIdentifiers(inSection: section.identifier) == section.items,
        "\(name) has other items in section \(section.identifier)")
      try require(
        snapshot.indexOfSection(section.identifier) == index,
        "\(name) finds section \(section.identifier) elsewhere")
      // All places of a short section, some of a long one.
      for position in stride(from: 0, to: section.items.count, by: 1 + section.items.count / 40) {
        let item = section.items[position]
        let place = snapshot.indexPath(of: item)
        try require(
          place?.section == index && place?.item == position
            && snapshot.indexOfItem(item) == first + position
            && snapshot.item(section: index, item: position) == item,
          "\(name) finds item \(item) elsewhere")
        try require(
          snapshot.stretch(section: index, item: position).map { stretch in
            stretch.holds(section: index, position)
              && [stretch.places.lowerBound, position, stretch.places.upperBound - 1].allSatisfy {
                stretch.item(at: $0, as: Int.self) == section.items[$0]
              }
          } == true, "\(name) has other items beside item \(item)")
      }
      first += section.items.count
    }
  }

  /// Replays the differences from the previous step, from stored copies, and from a snapshot that shares no
  /// memory.
  private func checkDifferences(since before: Snapshot) throws {
    for old in [before] + held.map(\.0) {
      let difference = Difference(from: old, to: snapshot)
      try check(difference)
      try check(difference.reversed)
    }
    var copy = Snapshot()
    for section in naive.sections {
      copy.appendSections([section.identifier])
      copy.appendItems(section.items)
    }
    try check(Difference(from: held.first?.0 ?? before, to: copy))
    try require(Difference(from: snapshot, to: copy).isEmpty, "an equal snapshot differs")
  }

  private func check(_ difference: Difference) throws {
    try DifferenceReplay.check(difference)
    let (old, new) = (difference.initial, difference.final)
    if max(old.numberOfItems, new.numberOfItems) > 60 { return }
    let moved = difference.movedItems.reduce(0) { $0 + $1.count }
    try require(moved == FewestMoves.ofItems(old, new), "\(moved) items moved, more than need")
    try require(
      difference.movedSections.count == FewestMoves.ofSections(old, new),
      "\(difference.movedSections.count) sections moved, more than need")
  }

  private func require(_ condition: Bool, _ otherwise: String) throws {
    if !condition { throw Disagreement(description: otherwise) }
  }

  /// An error that describes a violated expectation.
  private struct Disagreement: Error, CustomStringConvertible {
    let description: String
  }
}
