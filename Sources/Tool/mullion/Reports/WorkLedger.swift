// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// The work of each screen of a run, for comparison with another run.
struct WorkLedger: Codable, Equatable {
  /// A changed count.
  struct Change: Equatable {
    let screen: String
    let kind: String
    let before: Int
    let now: Int
  }

  /// The counts by kind, for each screen.
  var screens: [String: [String: Int]] = [:]

  /// Creates the ledger of a run's screens.
  init(_ entries: [WorkEntry]) {
    for entry in entries { screens[entry.screen] = entry.counts }
  }

  /// Reads the ledger from a file written with ``text()``; `nil` if there is no file.
  ///
  /// - Throws: `CommandError` when it cannot be read.
  init?(path: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try NamedFile(path: path).read("the work of another run, as --work writes it")
    guard let ledger = try? JSONDecoder().decode(WorkLedger.self, from: data) else {
      throw CommandError(
        "'\(path)' can't be read; expected the work of another run, as --work writes it.")
    }
    self = ledger
  }

  /// Returns the ledger in the format that ``init(path:)`` reads, one line per count.
  ///
  /// - Throws: `CommandError` when it cannot be encoded.
  func text() throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw CommandError("the work of the run can't be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// Returns the changes from `base`, the largest relative growth first; screens missing in one of the two
  /// are ignored.
  func changes(since base: WorkLedger) -> [Change] {
    let changes = screens.flatMap { screen, counts -> [Change] in
      guard let old = base.screens[screen] else { return [] }
      return counts.compactMap { kind, now in
        let before = old[kind] ?? 0
        return now == before
          ? nil : Change(screen: screen, kind: kind, before: before, now: now)
      }
    }
    return changes.sorted {
      (Double($1.now) / Double(max(1, $1.before)), $0.screen, $0.kind)
        < (Double($0.now) / Double(max(1, $0.before)), $1.screen, $1.kind)
    }
  }
}
