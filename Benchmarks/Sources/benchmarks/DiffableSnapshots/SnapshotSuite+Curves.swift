// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// Benchmarks of the growth of costs with the number of items.
extension SnapshotSuite {
  /// Measures inputs for which simple algorithms are quadratic: ten times as many items should take ten times
  /// as long, or up to twenty times because of cache misses.
  static func adversarial(_ options: Options, _ report: inout Report) {
    let large = options.size(1_000_000)
    let small = large / 10
    for change in [Change.reversal, .riffle] {
      let comparison = Comparison(
        rounds: min(options.rounds, 5),
        [
          renamed(Snapshots<UUID>(change, size: large).difference(), "here"),
          renamed(Snapshots<UUID>(change, size: small).difference(), "n = \(small)"),
        ])
      report.add(
        "from scratch, UUID, \(change.rawValue)", large, comparison, "here", to: "n = \(small)",
        .times(20))
    }
    let sections = Comparison(
      rounds: min(options.rounds, 5),
      [swappedSections(large / 10, "here"), swappedSections(small / 10, "n = \(small / 10)")])
    report.add(
      "all sections of 10 items reversed, from scratch", large / 10, sections, "here",
      to: "n = \(small / 10)", .times(20))
    let colliding = Comparison(
      rounds: min(options.rounds, 5), [equalHashes(800, "here"), equalHashes(400, "n = 400")])
    report.add(
      "constant hash value, shuffle, from scratch", 800, colliding, "here", to: "n = 400",
      .times(5))
  }

  private static func renamed(_ contender: Contender, _ name: String) -> Contender {
    Contender(name, round: contender.round)
  }

  /// Returns a contender that computes the difference of `count` sections of ten items to their reverse
  /// order.
  private static func swappedSections(_ count: Int, _ name: String) -> Contender {
    func snapshot(_ sections: [Int]) -> NSDiffableDataSourceSnapshot<Int, Int> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections(sections)
      for section in sections {
        snapshot.appendItems(Array(section * 10..<section * 10 + 10), toSection: section)
      }
      return snapshot
    }
    let (old, new) = (snapshot(Array(0..<count)), snapshot((0..<count).reversed()))
    return .timed(name) { SnapshotDifference(from: old, to: new) }
  }

  private static func equalHashes(_ count: Int, _ name: String) -> Contender {
    func snapshot(_ items: [Colliding]) -> NSDiffableDataSourceSnapshot<Int, Colliding> {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Colliding>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      return snapshot
    }
    var generator = SeededGenerator(seed: 3)
    let items = (0..<count).map(Colliding.init)
    let (old, new) = (snapshot(items), snapshot(items.shuffled(using: &generator)))
    return .timed(name) { SnapshotDifference(from: old, to: new) }
  }

  static func curves(_ options: Options, _ report: inout Report) {
    let sizes = options.sizes(to: 1_000_000)
    let edits = sizes.map { EditedSnapshot(size: $0) }
    report.add(
      Curve(
        title: "descendant, UUID", sizes: sizes,
        rows: Edit.allCases.map { edit in
          Curve.Row(
            name: edit.rawValue,
            values: edits.map { edited in
              Comparison(rounds: 3, [edited.contender(edit, "here", count: 100)])
                .seconds("here").median
            })
        }, unit: .seconds))
    report.add(scratchCurve(UUID.self, sizes))
    report.add(scratchCurve(Int.self, sizes))
    report.add(scratchCurve(String.self, sizes))
  }

  private static func scratchCurve<Identifier: BenchmarkIdentifier>(
    _ type: Identifier.Type, _ sizes: [Int]
  ) -> Curve {
    var rows = Change.allCases.map { change in
      Curve.Row(
        name: change.rawValue,
        values: sizes.map { perItem(Snapshots<Identifier>(change, size: $0).difference(), $0) })
    }
    rows.append(
      Curve.Row(
        name: "building",
        values: sizes.map { perItem(Snapshots<Identifier>(.unchanged, size: $0).building(), $0) }))
    return Curve(
      title: "from scratch, \(Identifier.label), time an item", sizes: sizes, rows: rows,
      unit: .seconds)
  }

  /// Returns the median time per item over a few rounds, with many calls per round if they are short.
  private static func perItem(_ contender: Contender, _ size: Int) -> Double {
    let calls = max(1, 100_000 / size)
    let rounds = (0..<3).map { _ in
      (0..<calls).reduce(0) { sum, _ in sum + contender.round() } / Double(calls)
    }
    return Samples(rounds).median / Double(size)
  }
}
