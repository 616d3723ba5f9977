// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The mapping of positions in rewritten sources to the original sources, as recorded by the overlay
/// compiler.
package struct RewrittenSources {
  /// A rewritten file with moved bytes.
  private struct File {
    let path: String
    let moves: [Move]
  }

  /// A replacement that moves the bytes after it.
  private struct Move {
    /// The start of the replacement in the rewritten file.
    let offset: Int
    let came: Int
    let went: Int
  }

  private var files: [String: File] = [:]

  /// Reads the records in the folders of `overlays`; of each source the latest one.
  package init(overlays: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: overlays)) ?? []
    let notes = names.map { "\(overlays)/\($0)/moves" }.compactMap { path in
      var facts = stat()
      return stat(path, &facts) == 0 ? (path: path, date: facts.st_mtim) : nil
    }
    let dated = notes.sorted {
      ($0.date.tv_sec, $0.date.tv_nsec, $0.path) < ($1.date.tv_sec, $1.date.tv_nsec, $1.path)
    }
    for note in dated { read(note.path) }
  }

  /// Parses a record: a sequence of path, rewritten file and moves.
  private mutating func read(_ note: String) {
    let data = FileManager.default.contents(atPath: note) ?? Data()
    let words = data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    for place in stride(from: 0, to: words.count - 2, by: 3) {
      let moves = words[place + 2].split(separator: "\n").compactMap { line -> Move? in
        let numbers = line.split(separator: " ").compactMap { Int($0) }
        guard numbers.count == 3 else { return nil }
        return Move(offset: numbers[0], came: numbers[1], went: numbers[2])
      }
      files[words[place]] = File(path: words[place + 1], moves: moves)
    }
  }

  /// Returns the column in the source at `path` for the compiler's `column`, both in bytes and starting at 1,
  /// or `nil` if it is unknown because the source has changed since.
  ///
  /// An inserted text is mapped to the position of its insertion. If the source was not rewritten, the result
  /// is `column`.
  ///
  /// - Complexity: O(*n*) in the length of the file.
  package func column(of column: Int, line: Int, in path: String) -> Int? {
    guard let file = files[path] else { return column }
    guard let seen = FileManager.default.contents(atPath: file.path),
      let written = FileManager.default.contents(atPath: path),
      let start = Self.start(ofLine: line, in: seen),
      let lineStart = Self.start(ofLine: line, in: written)
    else { return nil }
    let offset = Self.original(start + column - 1, file.moves)
    guard offset >= lineStart, offset <= written.count,
      !written[lineStart..<offset].contains(UInt8(ascii: "\n"))
    else { return nil }
    return offset - lineStart + 1
  }

  private static func original(_ offset: Int, _ moves: [Move]) -> Int {
    var moved = 0
    for move in moves where move.offset <= offset {
      let inside = offset - move.offset
      if inside < move.came { return move.offset + moved + min(inside, move.went) }
      moved += move.went - move.came
    }
    return offset + moved
  }

  /// Returns the start of a line, or `nil` if there are fewer lines.
  private static func start(ofLine line: Int, in data: Data) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    return start
  }
}
