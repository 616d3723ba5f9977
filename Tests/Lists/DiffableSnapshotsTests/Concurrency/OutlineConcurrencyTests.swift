// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionContracts
import MullionDiffableSnapshots
import Testing

/// Tests of outlines that share structure and are used by many tasks at once; see ``ConcurrencyTests``.
@Suite("Concurrency of outlines")
struct OutlineConcurrencyTests {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// Returns a name that is too long to be stored inline.
  private static func name(_ number: Int) -> String {
    "item number \(number), as it is known to everybody"
  }

  /// Ten parents of a hundred items each.
  private static var outline: Outline {
    var outline = Outline()
    for parent in 0..<10 {
      outline.append([name(-parent - 1)])
      outline.append((0..<100).map { name(parent * 100 + $0) }, to: name(-parent - 1))
    }
    return outline
  }

  /// Performs changes at positions that differ for every task.
  private static func edit(_ outline: inout Outline, task: Int) {
    for step in 0..<30 {
      let number = (task * 97 + step * 13) % 1_000
      let parent = name(-(number % 10) - 1)
      switch step % 6 {
      case 0: outline.expand([parent])
      case 1: outline.append([name(10_000 + task * 100 + step)], to: parent)
      case 2: if outline.contains(name(number)) { outline.delete([name(number)]) }
      case 3: outline.collapse([parent])
      case 4: outline.insert([name(20_000 + task * 100 + step)], after: parent)
      default: outline.replace(childrenOf: parent, using: outline.snapshot(of: parent))
      }
    }
  }

  @Test func `copies of one outline are edited and compared in many tasks at once`() async {
    let shared = Self.outline
    let before = shared.items
    let edited = await withTaskGroup(of: Outline.self) { group in
      for task in 0..<16 {
        group.addTask {
          var copy = shared
          Self.edit(&copy, task: task)
          let difference = copy.visibleDifference(from: shared)
          let isRight =
            shared.items.applying(copy.difference(from: shared)) == copy.items
            && difference.shownItems.allSatisfy { copy.isVisible($0) }
          return isRight ? copy : Outline()
        }
      }
      return await group.reduce(into: [Outline]()) { $0.append($1) }
    }
    expect(shared.items, equals: before)
    expect(edited.count, equals: 16)
    for outline in edited {
      expect(outline.numberOfItems > 1_000)
      expect(outline.brokenInvariant == nil)
    }
  }
}
