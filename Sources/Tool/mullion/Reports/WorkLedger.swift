// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation

/// How much work each screen of a run was, to compare with that of another one.
struct WorkLedger: Codable, Equatable {
  /// A number that is not what it was.
  struct Change: Equatable {
    let screen: String
    let kind: String
    let before: Int
    let now: Int
  }

  /// What was counted, by kind, for each screen.
  var screens: [String: [String: Int]] = [:]

  /// What the screens of a run were.
  init(_ entries: [WorkEntry]) {
    for entry in entries { screens[entry.screen] = entry.counts }
  }

  /// The ledger in a file of a ``text()``; nil: there is no file.
  ///
  /// - Throws: `CommandError` when it can't be read.
  init?(path: String) throws(CommandError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try NamedFile(path: path).read("the work of another run, as --work writes it")
    guard let ledger = try? JSONDecoder().decode(WorkLedger.self, from: data) else {
      throw CommandError(
        "'\(path)' can't be read; expected the work of another run, as --work writes it.")
    }
    self = ledger
  }

  /// The ledger as ``init(path:)`` reads it, a line for each number.
  ///
  /// - Throws: `CommandError` when it can't be written so.
  func text() throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw CommandError("the work of the run can't be written as JSON.")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// What is not as in `base`, what grew the most first; screens that one of the two lacks are left
  /// out.
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
