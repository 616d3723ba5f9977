// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests of items that are objects and change while they are in a snapshot.
struct RehashingTests {
  private final class Hero: Hashable, @unchecked Sendable {
    var name: String

    init(_ name: String) { self.name = name }

    static func == (one: Hero, other: Hero) -> Bool { one.name == other.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  @Test func `an item that changed what it is hashed by can still be reloaded`() {
    let heroes = (0..<50).map { Hero("hero \($0)") }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Hero>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(heroes[..<20]), toSection: 0)
    snapshot.appendItems(Array(heroes[20...]), toSection: 1)
    let before = snapshot
    heroes[30].name = "another"
    snapshot.reloadItems([heroes[30]])
    expect(snapshot.reloadedItemIdentifiers, equals: [heroes[30]])
    expect(snapshot.indexOfItem(heroes[30]), equals: 30)
    expect(snapshot.sectionIdentifier(containingItem: heroes[30]), equals: 1)
    expect(snapshot.itemIdentifiers, equals: before.itemIdentifiers)
    heroes[2].name = "a third"
    snapshot.reconfigureItems([heroes[2]])
    expect(snapshot.reconfiguredItemIdentifiers, equals: [heroes[2]])
  }

  @Test func `an item that is not there is still refused`() async {
    await #expect(processExitsWith: .failure) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1])
      snapshot.reloadItems([2])
    }
  }
}
