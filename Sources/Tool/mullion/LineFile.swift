// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionContracts

/// A reader of text files with one identifier per line.
enum LineFile {
  /// Returns the lines of the file at `path`, or of standard input for `-`, without line endings.
  ///
  /// - Throws: `CommandError` when the file cannot be read, is not UTF-8 text, or contains a line twice.
  static func lines(atPath path: String) throws(CommandError) -> [Line] {
    let data = try contents(ofPath: path)
    var pieces = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if pieces.last?.isEmpty == true { pieces.removeLast() }
    var lines: [Line] = []
    lines.reserveCapacity(pieces.count)
    for piece in pieces {
      let line = piece.last == UInt8(ascii: "\r") ? piece.dropLast() : piece
      guard let text = String(validating: line, as: UTF8.self) else {
        throw CommandError("Line \(lines.count + 1) of '\(path)' is not UTF-8 text.")
      }
      lines.append(Line(text: text))
    }
    try requireUnique(lines, path)
    return lines
  }

  /// Returns the contents of the file at `path`, which may be a pipe; of standard input for `-`.
  private static func contents(ofPath path: String) throws(CommandError) -> Data {
    let expected = "a text file, one identifier a line"
    guard path == "-" else { return try NamedFile(path: path).read(expected) }
    do throws(WholeFileError) {
      return try WholeFile.read(.standardInput)
    } catch {
      throw CommandError("Standard input can't be read: \(error); expected \(expected).")
    }
  }

  private static func requireUnique(_ lines: [Line], _ path: String) throws(CommandError) {
    var first: [Line: Int] = [:]
    first.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() where first.updateValue(index, forKey: line) != nil {
      let numbers = lines.indices.filter { lines[$0] == line }.map { String($0 + 1) }
      let named = numbers.prefix(8).joined(separator: ", ")
      let more = numbers.count > 8 ? " and \(numbers.count - 8) more" : ""
      throw CommandError(
        "'\(path)' repeats a line: '\(line.text)' is on lines \(named)\(more); expected every "
          + "identifier once.")
    }
  }
}
