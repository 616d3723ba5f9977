// SPDX-License-Identifier: Apache-2.0

/// A reader of argument files.
enum ArgumentFile {
  /// Returns `arguments` with each `@FILE` replaced by the arguments that the file contains, recursively.
  ///
  /// A file that cannot be read, or that is nested more than eight levels deep, is not replaced.
  static func expanded(_ arguments: [String], depth: Int = 0) -> [String] {
    arguments.flatMap { word -> [String] in
      guard word.hasPrefix("@"), depth < 8, let bytes = FileBytes.read(String(word.dropFirst()))
      else { return [word] }
      return expanded(words(bytes), depth: depth + 1)
    }
  }

  /// Returns the nonempty lines of the file list at `path`; none if it cannot be read.
  static func lines(_ path: String) -> [String] {
    guard let bytes = FileBytes.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(
      String.init)
  }

  /// Returns the words of `text`, which is quoted as for a shell.
  static func words(_ text: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    // An empty word counts as a word if it is quoted.
    var isBegun = false
    var quote: UInt8?
    var isEscaped = false
    for byte in text {
      if isEscaped {
        word.append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
        isBegun = true
      } else if let open = quote {
        if byte == open { quote = nil } else { word.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        isBegun = true
      } else if byte == 0x20 || 0x09...0x0D ~= byte {
        if isBegun { words.append(String(decoding: word, as: UTF8.self)) }
        word.removeAll(keepingCapacity: true)
        isBegun = false
      } else {
        word.append(byte)
        isBegun = true
      }
    }
    return isBegun ? words + [String(decoding: word, as: UTF8.self)] : words
  }
}
