// SPDX-License-Identifier: Apache-2.0

/// A minimal Swift lexer that finds the end of a call: brackets, literals and comments.
///
/// Known gap: of regular expression literals only those between `#/` and `/#` are recognized.
enum SourceText {
  /// Returns the start of a line, counted from 1, or `nil` if there are fewer lines.
  static func start(ofLine line: Int, in source: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = source[start...].firstIndex(of: newline) else { return nil }
      start = end + 1
    }
    return start <= source.count ? start : nil
  }

  /// Returns the start of the line that contains `place`.
  static func start(ofLineAt place: Int, in source: [UInt8]) -> Int {
    (source[..<place].lastIndex(of: newline) ?? -1) + 1
  }

  /// Returns the number of the line that contains `place`, counted from 1.
  static func line(of place: Int, in source: [UInt8]) -> Int {
    source[..<place].count { $0 == newline } + 1
  }

  /// Returns the spaces and tabs at the beginning of a line.
  static func indent(at start: Int, in source: [UInt8]) -> String {
    String(decoding: source[start...].prefix { $0 == space || $0 == tab }, as: UTF8.self)
  }

  /// Returns the unit of indentation: the smallest one in the source that is a tab or from two to eight
  /// spaces, or two spaces if there is none.
  static func indentUnit(of source: [UInt8]) -> String {
    let indents = source.split(separator: newline)
      .map { String(decoding: $0.prefix { $0 == space || $0 == tab }, as: UTF8.self) }
      .filter { !$0.isEmpty && ($0.hasPrefix("\t") || $0.count > 1) }
    let least = indents.min { $0.count < $1.count } ?? "  "
    return least.hasPrefix("\t") ? "\t" : String(least.prefix(8))
  }

  /// Returns the index after the bracket that closes the one at `place`, or `nil` if it is unbalanced.
  static func end(ofBracketAt place: Int, in source: [UInt8]) -> Int? {
    var depth = 0
    var place = place
    while place < source.count {
      if let end = endOfToken(at: place, in: source) {
        place = end
        continue
      }
      if "([{".utf8.contains(source[place]) { depth += 1 }
      if ")]}".utf8.contains(source[place]) {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
      place += 1
    }
    return nil
  }

  /// Returns the trailing closure after `place`, with its label, which the first one lacks; `nil` if there is
  /// none.
  static func closure(
    after place: Int, in source: [UInt8], isFirst: Bool
  ) -> (label: String?, inside: Range<Int>)? {
    var place = afterSpace(place, in: source)
    var label: String?
    if !isFirst {
      let word = source[min(place, source.count)...].prefix(while: isWord)
      place = afterSpace(place + word.count, in: source)
      guard !word.isEmpty, place < source.count, source[place] == UInt8(ascii: ":") else {
        return nil
      }
      label = String(decoding: word, as: UTF8.self)
      place = afterSpace(place + 1, in: source)
    }
    guard place < source.count, source[place] == UInt8(ascii: "{"),
      let end = end(ofBracketAt: place, in: source)
    else { return nil }
    return (label, place + 1..<end - 1)
  }

  /// Returns the inside of the closure that is passed for one of `labels` in the arguments in `range`, or
  /// `nil` if there is none.
  static func argument(_ labels: [String], in range: Range<Int>, of source: [UInt8]) -> Range<Int>?
  {
    var place = range.lowerBound + 1
    while place < range.upperBound - 1 {
      if let end = endOfToken(at: place, in: source) {
        place = end
      } else if "([{".utf8.contains(source[place]) {
        guard let end = end(ofBracketAt: place, in: source) else { return nil }
        place = end
      } else if isWord(source[place]) {
        let word = source[place..<range.upperBound].prefix(while: isWord)
        let named = closure(after: place, in: source, isFirst: false)
        if let named, labels.contains(named.label ?? "") { return named.inside }
        place += word.count
      } else {
        place += 1
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  private static func afterSpace(_ place: Int, in source: [UInt8]) -> Int {
    var place = place
    while place < source.count {
      if " \t\r\n".utf8.contains(source[place]) {
        place += 1
      } else if source[place] == UInt8(ascii: "/"), let end = endOfComment(at: place, in: source) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// Returns the index after the literal or comment that begins at `place`, or `nil` if there is none.
  private static func endOfToken(at place: Int, in source: [UInt8]) -> Int? {
    switch source[place] {
    case UInt8(ascii: "/"): endOfComment(at: place, in: source)
    case UInt8(ascii: "\""), UInt8(ascii: "#"): SourceString(at: place, in: source)?.end
    default: nil
    }
  }

  private static func endOfComment(at place: Int, in source: [UInt8]) -> Int? {
    guard place + 1 < source.count else { return nil }
    if source[place + 1] == UInt8(ascii: "/") {
      return source[place...].firstIndex(of: newline) ?? source.count
    }
    guard source[place + 1] == UInt8(ascii: "*") else { return nil }
    var (depth, place) = (0, place)
    while place + 1 < source.count {
      switch (source[place], source[place + 1]) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, place) = (depth + 1, place + 2)
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { return place }
      default: place += 1
      }
    }
    return source.count
  }
}
