// SPDX-License-Identifier: Apache-2.0

/// The words and signs of a source file's text, without comments and strings.
struct SourceTokens {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the next word, such as `class`, `@objc` or `#if`, or the next sign; `nil` at the end of the
  /// file.
  mutating func next() -> Substring? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "/") where follows("/", at: 1): skipLine()
      case UInt8(ascii: "/") where follows("*", at: 1): skipComment()
      case UInt8(ascii: "\""): skipString(hashes: 0)
      case UInt8(ascii: "#") where hashesBeforeString > 0: skipString(hashes: hashesBeforeString)
      case UInt8(ascii: "`"): position += 1
      case _ where Self.isSpace(byte): position += 1
      case UInt8(ascii: "@"), UInt8(ascii: "#"): return word()
      case _ where Self.isPartOfWord(byte): return word()
      default:
        position += 1
        return Substring(decoding: [byte], as: UTF8.self)
      }
    }
    return nil
  }

  private mutating func word() -> Substring {
    let start = position
    position += 1
    while position < bytes.count, Self.isPartOfWord(bytes[position]) { position += 1 }
    return Substring(decoding: bytes[start..<position], as: UTF8.self)
  }

  // MARK: Comments and strings

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Skips a comment, including nested ones.
  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if follows("/", at: 0), follows("*", at: 1) {
        depth += 1
        position += 2
      } else if follows("*", at: 0), follows("/", at: 1) {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
  }

  /// The number of `#` before the quote of a raw string at this position, or 0 if there is none.
  private var hashesBeforeString: Int {
    var count = 0
    while follows("#", at: count) { count += 1 }
    return follows("\"", at: count) ? count : 0
  }

  private mutating func skipString(hashes: Int) {
    position += hashes
    let isLong = follows("\"", at: 1) && follows("\"", at: 2)
    let quotes = isLong ? 3 : 1
    position += quotes
    while position < bytes.count {
      if follows("\\", at: 0), hashes == 0, follows("(", at: 1) {
        position += 2
        skipInterpolation()
      } else if follows("\\", at: 0), hashes == 0 {
        position += 2
      } else if !isLong, follows("\n", at: 0) {
        return
      } else if ends(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return
      } else {
        position += 1
      }
    }
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while depth > 0, let token = next() {
      if token == "(" { depth += 1 }
      if token == ")" { depth -= 1 }
    }
  }

  private func ends(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { follows("\"", at: $0) }
      && (0..<hashes).allSatisfy { follows("#", at: quotes + $0) }
  }

  // MARK: Bytes

  private func follows(_ sign: Unicode.Scalar, at distance: Int) -> Bool {
    position + distance < bytes.count && bytes[position + distance] == UInt8(ascii: sign)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }
}
