// SPDX-License-Identifier: Apache-2.0

/// A string literal, or a regular expression literal between `#/` and `/#`.
struct SourceString {
  /// The index after the literal.
  let end: Int

  /// Parses the literal that begins at `place`; `nil` if there is none.
  init?(at place: Int, in source: [UInt8]) {
    let marks = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let start = place + marks
    guard start < source.count else { return nil }
    let raw = [UInt8](repeating: UInt8(ascii: "#"), count: marks)
    if marks > 0, source[start] == UInt8(ascii: "/") {
      let close = [UInt8(ascii: "/")] + raw
      guard let end = Self.find(close, from: start + 1, in: source) else { return nil }
      self.end = end
      return
    }
    guard source[start] == UInt8(ascii: "\"") else { return nil }
    let isLong = source[start...].starts(with: [UInt8](repeating: UInt8(ascii: "\""), count: 3))
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1)
    let (close, escape) = (quotes + raw, [UInt8(ascii: "\\")] + raw)
    var place = start + quotes.count
    while place < source.count {
      if source[place...].starts(with: close) {
        end = place + close.count
        return
      }
      guard source[place...].starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.count
      if place < source.count, source[place] == UInt8(ascii: "(") {
        guard let end = SourceText.end(ofBracketAt: place, in: source) else { return nil }
        place = end
      } else {
        place += 1
      }
    }
    return nil
  }

  private static func find(_ bytes: [UInt8], from start: Int, in source: [UInt8]) -> Int? {
    (start..<max(start, source.count - bytes.count + 1)).first {
      source[$0...].starts(with: bytes)
    }.map { $0 + bytes.count }
  }
}
