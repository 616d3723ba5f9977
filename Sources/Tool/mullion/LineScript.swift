// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// The operations between two files, by line numbers that start at 1.
struct LineScript: Encodable {
  /// A deleted line of the old file, or an inserted line of the new file.
  struct Change: Encodable {
    let line: Int
    let text: String
  }

  /// A moved line.
  struct Move: Encodable {
    let from: Int
    let to: Int
    let text: String
  }

  private(set) var deleted: [Change] = []
  private(set) var inserted: [Change] = []
  private(set) var moved: [Move] = []
  let unchanged: Int

  var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }

  /// Creates the operations.
  ///
  /// - Complexity: O(*n* log *n*) for *n* lines.
  init(_ old: [Line], _ new: [Line], showsMoves: Bool) {
    let difference = SnapshotDifference(from: Self.snapshot(old), to: Self.snapshot(new))
    func oldLines(_ start: Int, _ count: Int) -> [Change] {
      (start..<(start + count)).map { Change(line: $0 + 1, text: old[$0].text) }
    }
    func newLines(_ start: Int, _ count: Int) -> [Change] {
      (start..<(start + count)).map { Change(line: $0 + 1, text: new[$0].text) }
    }
    deleted = difference.deletedItems.flatMap { oldLines($0.place.item, $0.count) }
    inserted = difference.insertedItems.flatMap { newLines($0.place.item, $0.count) }
    moved = difference.movedItems.flatMap { move in
      newLines(move.to.item, move.count).enumerated().map { offset, change in
        Move(from: move.from.item + offset + 1, to: change.line, text: change.text)
      }
    }
    unchanged = new.count - inserted.count - moved.count
    if showsMoves { return }
    deleted += moved.map { Change(line: $0.from, text: $0.text) }
    deleted.sort { $0.line < $1.line }
    inserted += moved.map { Change(line: $0.to, text: $0.text) }
    inserted.sort { $0.line < $1.line }
    moved = []
  }

  private static func snapshot(_ lines: [Line]) -> NSDiffableDataSourceSnapshot<Int, Line> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Line>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines)
    return snapshot
  }

  // MARK: Text

  /// The operations, one per line, and the summary.
  var text: String {
    let operations =
      deleted.map { "- \($0.line) \($0.text)\n" } + inserted.map { "+ \($0.line) \($0.text)\n" }
      + moved.map { "> \($0.from) \($0.to) \($0.text)\n" }
    return operations.joined() + summary + "\n"
  }

  private var summary: String {
    let moves = moved.isEmpty ? "" : "\(moved.count) moved, "
    return
      "\(deleted.count) deleted, \(inserted.count) inserted, \(moves)\(unchanged) unchanged"
  }
}
