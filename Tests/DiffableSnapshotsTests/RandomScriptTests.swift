// SPDX-License-Identifier: Apache-2.0

import DiffableSnapshots
import MullionContracts
import Testing

@Suite("Random scripts", .serialized)
struct RandomScriptTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// Moving items by inserting them again is said on standard error; a script does it all the time.
  init() { Diagnostics.listen { _ in } }

  @Test(arguments: 0..<40)
  func `a small snapshot equals plain arrays after every step`(seed: UInt64) throws {
    let generator = SeededGenerator(seed: seed)
    try run(RandomScript(generator: generator, identifiers: 0..<30, most: 5), steps: 200)
  }

  @Test(arguments: 100..<102)
  func `a snapshot of several levels equals plain arrays`(seed: UInt64) throws {
    let generator = SeededGenerator(seed: seed)
    try run(RandomScript(generator: generator, identifiers: 0..<20_000, most: 900), steps: 30)
  }

  /// Runs a script, compares after every step, and keeps old copies to see that they stay.
  private func run(_ initial: RandomScript, steps: Int) throws {
    var script = initial
    var snapshot = Snapshot()
    var naive = NaiveSnapshot()
    var kept: [(Snapshot, NaiveSnapshot)] = []
    for step in 0..<steps {
      let operation = script.next(for: naive)
      try snapshot.attempt(operation)
      naive.perform(operation)
      try #require(isEqual(snapshot, naive), "step \(step): \(operation)")
      snapshot.checkInvariants()
      if step % 7 == 0 { kept.append((snapshot, naive)) }
      if kept.count > 4 { kept.removeFirst() }
    }
    for (snapshot, naive) in kept {
      snapshot.checkInvariants()
      #expect(isEqual(snapshot, naive))
    }
  }

  private func isEqual(_ snapshot: Snapshot, _ naive: NaiveSnapshot) -> Bool {
    snapshot.numberOfItems == naive.items.count
      && snapshot.itemIdentifiers == naive.items
      && snapshot.sectionIdentifiers == naive.sections.map(\.identifier)
      && naive.sections.allSatisfy { section in
        snapshot.itemIdentifiers(inSection: section.identifier) == section.items
      }
  }
}
