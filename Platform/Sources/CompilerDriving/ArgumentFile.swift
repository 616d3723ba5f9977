// SPDX-License-Identifier: Apache-2.0

/// Files with arguments in them.
enum ArgumentFile {
  /// The arguments with those of every `@FILE` in its place.
  static func expanded(_ arguments: [String], depth: Int = 0) -> [String] {
    arguments.flatMap { word -> [String] in
      guard word.hasPrefix("@"), depth < 8, let bytes = FileBytes.read(String(word.dropFirst()))
      else { return [word] }
      return expanded(words(String(decoding: bytes, as: UTF8.self)), depth: depth + 1)
    }
  }

  /// The lines of a list of files.
  static func lines(_ path: String) -> [String] {
    guard let bytes = FileBytes.read(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(
      String.init)
  }

  /// The words of a text, quoted as for a shell.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let done = word { words.append(done) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
