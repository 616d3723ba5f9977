// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots
import RandomTesting

/// A generator of random operations that succeed on the snapshot for which they are created.
struct RandomScript {
  typealias Operation = SnapshotOperation<Int, Int>

  var generator: SeededGenerator
  /// The range of identifiers; a small range causes collisions.
  var identifiers: Range<Int>
  /// The maximum number of items in an operation.
  var most: Int

  mutating func next(for snapshot: NaiveSnapshot) -> Operation {
    let sections = snapshot.sections.map(\.identifier)
    let items = snapshot.items
    guard let section = sections.randomElement(using: &generator) else {
      return .appendSections(unused(1, by: sections))
    }
    let item = items.randomElement(using: &generator)
    let side: Operation.Side = Bool.random(using: &generator) ? .before : .after
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<10: return .appendItems(some(), toSection: flip() ? nil : section)
    case 10..<20:
      guard let item else { return .appendItems(some(), toSection: section) }
      return .insertItems(some().filter { $0 != item }, side, item)
    case 20..<26: return .deleteItems(some())
    case 26..<32:
      guard let item, let other = items.randomElement(using: &generator), item != other else {
        return .reloadSections([section])
      }
      return .moveItem(item, side, other)
    case 32..<34: return .appendSections(unused(2, by: sections))
    case 34: return .insertSections(unused(2, by: sections), side, section)
    case 35: return .deleteSections([section])
    case 36..<38:
      guard let other = sections.randomElement(using: &generator), section != other else {
        return .reconfigureItems(item.map { [$0] } ?? [])
      }
      return .moveSection(section, side, other)
    case 38: return .reloadItems(item.map { [$0] } ?? [])
    default: return flip() && flip() ? .deleteAllItems : .reloadSections([section])
    }
  }

  /// Returns an operation created without regard to the snapshot: it may contain unknown or repeated
  /// identifiers, or succeed.
  mutating func blind() -> Operation {
    let items = (0..<Int.random(in: 0...3, using: &generator)).map { _ in anyItem() }
    let sections = (0..<Int.random(in: 0...2, using: &generator)).map { _ in anySection() }
    let side: Operation.Side = flip() ? .before : .after
    switch Int.random(in: 0..<11, using: &generator) {
    case 0: return .appendItems(items, toSection: flip() ? nil : anySection())
    case 1: return .insertItems(items, side, anyItem())
    case 2: return .deleteItems(items)
    case 3: return .moveItem(anyItem(), side, anyItem())
    case 4: return .reloadItems(items)
    case 5: return .reconfigureItems(items)
    case 6: return .appendSections(sections)
    case 7: return .insertSections(sections, side, anySection())
    case 8: return .deleteSections(sections)
    case 9: return .moveSection(anySection(), side, anySection())
    default: return .reloadSections(sections)
    }
  }

  private mutating func anyItem() -> Int { identifiers.randomElement(using: &generator) ?? 0 }

  private mutating func anySection() -> Int { Int.random(in: 0..<6, using: &generator) }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func some() -> [Int] {
    let number = Int.random(in: 0...most, using: &generator)
    return Array(Set((0..<number).map { _ in identifiers.randomElement(using: &generator) ?? 0 }))
      .sorted().shuffled(using: &generator)
  }

  private mutating func unused(_ number: Int, by sections: [Int]) -> [Int] {
    let free = (0..<(sections.count + number + 3)).filter { !sections.contains($0) }
    return Array(free.shuffled(using: &generator).prefix(number))
  }
}
