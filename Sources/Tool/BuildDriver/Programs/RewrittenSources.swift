// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the places of rewritten sources stand in the sources as they were written, as the overlay
/// compiler noted it.
package struct RewrittenSources {
  /// A file whose bytes were moved.
  private struct File {
    let path: String
    let moves: [Move]
  }

  /// A change that moved what is behind it.
  private struct Move {
    /// Where what came begins in the rewritten file.
    let offset: Int
    let came: Int
    let went: Int
  }

  private var files: [String: File] = [:]

  /// What is noted in the folders of `overlays`, of each source what was noted last.
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

  /// Files whose path, rewritten file and moves follow one another.
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

  /// The column, in bytes from 1 on, at which something stands in the source at `path` that the compiler
  /// saw in `column`; nil: that can't be told, as the source is another one since.
  ///
  /// What the compiler alone saw stands where it was put in.
  ///
  /// - Complexity: O(n) in the length of the file.
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

  /// Where a line begins; nil: there are not as many.
  private static func start(ofLine line: Int, in data: Data) -> Int? {
    var (start, number) = (0, 1)
    while number < line {
      guard let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (start, number) = (end + 1, number + 1)
    }
    return start
  }
}
