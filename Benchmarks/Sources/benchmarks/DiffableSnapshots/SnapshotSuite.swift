// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDiffableSnapshots

/// Benchmarks of snapshots and differences, compared with lower bounds of their work.
enum SnapshotSuite: Suite {
  static let name = "DiffableSnapshots"

  static func run(_ options: Options, _ report: inout Report) {
    edits(options, &report)
    everyday(options, &report)
    rewritten(options, &report)
    building(options, &report)
    memory(options, &report)
    outlines(options, &report)
    adversarial(options, &report)
    curves(options, &report)
  }

  /// Measures edits of a snapshot that was copied from the current one.
  private static func edits(_ options: Options, _ report: inout Report) {
    let (small, large) = (options.size(10_000), options.size(1_000_000))
    let (few, many) = (EditedSnapshot(size: small), EditedSnapshot(size: large))
    for edit in Edit.allCases {
      let comparison = Comparison(
        rounds: options.rounds,
        [
          many.contender(edit, "here", count: 200), few.contender(edit, "n = \(small)", count: 200),
        ])
      let limit = edit == .appendPage ? 100e-6 : 20e-6
      let subject = "descendant, \(edit.rawValue), difference, commit"
      report.add(subject, large, comparison.seconds("here"), .seconds, .seconds(limit))
      if edit == .appendPage { continue }
      report.add(subject, large, comparison, "here", to: "n = \(small)", .times(3))
    }
    let first = Comparison(rounds: 3, [EditedSnapshot.indexBuilding(size: large)])
    report.add("first lookup: building the index", large, first.seconds("index"), .seconds, nil)
  }

  /// Measures differences of snapshots that share nothing and are equal except for one contiguous change.
  private static func everyday(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    for change in Change.contiguous {
      everyday(Snapshots<UUID>(change, size: size), change, options, &report)
    }
    for change in Change.contiguous {
      everyday(Snapshots<Int>(change, size: size), change, options, &report)
    }
    for change in Change.contiguous {
      let strings = Snapshots<String>(change, size: size)
      let comparison = Comparison(
        rounds: options.rounds, [strings.difference(), strings.standardLibrary()])
      report.add(
        "from scratch, strings in new storage, \(change.rawValue)", size, comparison,
        "difference", to: "stdlib difference", .times(1.0 / 2))
    }
  }

  private static func everyday<Identifier>(
    _ snapshots: Snapshots<Identifier>, _ change: Change, _ options: Options,
    _ report: inout Report
  ) {
    let comparison = Comparison(
      rounds: options.rounds,
      [
        snapshots.difference(), snapshots.memory(), snapshots.elementsEqual(),
        snapshots.standardLibrary(),
      ])
    let subject = "from scratch, \(Identifier.label), \(change.rawValue)"
    let size = snapshots.old.count
    report.add(subject, size, comparison, "difference", to: "memcmp", .times(1.5))
    report.add(subject, size, comparison, "difference", to: "stdlib difference", .times(1.0 / 4))
    if change == .unchanged {
      report.add(subject, size, comparison, "difference", to: "elementsEqual", nil)
    }
  }

  /// Measures differences of snapshots that share nothing and whose items must be hashed.
  private static func rewritten(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    for change in [Change.move, .half, .shuffle] {
      let uuids = Snapshots<UUID>(change, size: size)
      let comparison = Comparison(
        rounds: options.rounds, [uuids.difference(), uuids.set(), uuids.table()])
      let subject = "from scratch, UUID, \(change.rawValue)"
      report.add(
        subject, size, comparison, "difference", to: "Set", .times(change == .move ? 1.0 / 3 : 1))
      report.add(
        subject, size, comparison, "difference", to: "C table",
        change == .move ? nil : .times(3))
    }
    for change in [Change.move, .half, .shuffle] {
      reportOnly(Snapshots<Int>(change, size: size), change, options, &report)
      reportOnly(Snapshots<String>(change, size: size), change, options, &report)
    }
    let moved = Snapshots<UUID>(.move, size: size)
    let difference = SnapshotDifference(
      from: Snapshots.snapshot(of: moved.old), to: Snapshots.snapshot(of: moved.new))
    let moves = difference.movedItems.reduce(0) { $0 + $1.count }
    report.add(
      "from scratch, UUID, move 1: moves reported", size, Samples([Double(moves)]), .count,
      .at(most: 1, .count))
  }

  private static func reportOnly<Identifier>(
    _ snapshots: Snapshots<Identifier>, _ change: Change, _ options: Options,
    _ report: inout Report
  ) {
    let comparison = Comparison(
      rounds: options.rounds, [snapshots.difference(), snapshots.set()])
    report.add(
      "from scratch, \(Identifier.label), \(change.rawValue)", snapshots.old.count, comparison,
      "difference", to: "Set", nil)
  }
}
