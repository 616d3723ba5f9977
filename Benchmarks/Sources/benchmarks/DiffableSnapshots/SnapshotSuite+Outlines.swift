// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// Benchmarks of section snapshots, in which a part of the items is visible.
extension SnapshotSuite {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  /// Measures collapsing and expanding a parent with a tenth of all items below it.
  static func outlines(_ options: Options, _ report: inout Report) {
    let (small, large) = (options.size(10_000), options.size(1_000_000))
    let comparison = Comparison(
      rounds: options.rounds, [collapsing(large, "here"), collapsing(small, "n = \(small)")])
    report.add(
      "section snapshot, collapse and expand \(large / 10) children", large, comparison, "here",
      to: "n = \(small)", .times(3))
  }

  private static func collapsing(_ size: Int, _ name: String) -> Contender {
    var outline = Outline()
    let roots = Array(0..<10)
    outline.append(roots)
    for root in roots {
      let first = 10 + root * size / 10
      outline.append(Array(first..<(first + size / 10)), to: root)
    }
    outline.expand(roots)
    var changing = outline
    return Contender(name) {
      Stopwatch.seconds(each: 200) {
        changing.collapse([roots[$0 % 10]])
        changing.expand([roots[$0 % 10]])
      }
    }
  }
}
