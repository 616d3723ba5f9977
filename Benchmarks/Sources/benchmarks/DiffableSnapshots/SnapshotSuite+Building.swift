// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// Benchmarks of building a snapshot from an array: time, and memory in addition to the array.
extension SnapshotSuite {
  static func building(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    building(Snapshots<UUID>(.unchanged, size: size), limit: 0.4, options, &report)
    building(Snapshots<String>(.unchanged, size: size), limit: 0.4, options, &report)
    building(Snapshots<Int>(.unchanged, size: size), limit: 0.8, options, &report)
  }

  private static func building<Identifier>(
    _ snapshots: Snapshots<Identifier>, limit: Double, _ options: Options,
    _ report: inout Report
  ) {
    let comparison = Comparison(rounds: options.rounds, [snapshots.building(), snapshots.set()])
    report.add(
      "building, \(Identifier.label)", snapshots.new.count, comparison, "building", to: "Set",
      .times(limit))
  }

  static func memory(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    memory(Snapshots<UUID>(.shuffle, size: size), &report)
    memory(Snapshots<String>(.shuffle, size: size), &report)
    memory(Snapshots<Int>(.shuffle, size: size), &report)
  }

  private static func memory<Identifier>(
    _ snapshots: Snapshots<Identifier>, _ report: inout Report
  ) {
    let size = snapshots.old.count
    func add(_ what: String, _ bytes: Int, _ limit: Double?) {
      report.add(
        "memory, \(Identifier.label), \(what)", size, Samples([Double(bytes) / Double(size)]),
        .bytesPerItem, limit.map { .at(most: $0, .bytesPerItem) })
    }
    let (built, snapshot) = Memory.held { Snapshots.snapshot(of: snapshots.old) }
    add("built, beside the array", built, 24)
    let (index, _) = Memory.held { snapshot.indexOfItem(snapshots.old[0]) }
    add("after the first lookup", built + index, nil)
    let other = Snapshots.snapshot(of: snapshots.new)
    let peak = Memory.peak { SnapshotDifference(from: snapshot, to: other) }
    add("peak of the difference, shuffle", peak, nil)
  }
}
