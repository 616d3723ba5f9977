// SPDX-License-Identifier: Apache-2.0

/// A lexer of Swift sources that is fast and complete enough to find names: it reads comments, nested ones too,
/// texts with interpolations, raw and multi-line texts; regular expressions are read as operators.
struct SourceLexer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var line = 1
  private var tokens: [SourceToken] = []
  /// Whether only white space precedes the place on its line.
  private var isAtStart = true

  /// Returns the tokens of a source.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func tokens(of bytes: [UInt8]) -> [SourceToken] {
    bytes.withUnsafeBufferPointer { buffer in
      var lexer = SourceLexer(bytes: buffer)
      lexer.tokens.reserveCapacity(buffer.count / 5)
      lexer.read(until: nil)
      return lexer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private func byte(_ distance: Int = 0) -> UInt8 {
    let index = place + distance
    return index < bytes.count ? bytes[index] : 0
  }

  private mutating func add(_ kind: SourceToken.Kind, from start: Int, _ line: Int? = nil) {
    tokens.append(SourceToken(kind: kind, start: start, end: place, line: line ?? self.line))
  }

  /// Reads up to the end, or, in an interpolation, up to the bracket that closes it.
  private mutating func read(until end: UInt8?) {
    var depth = 0
    while place < bytes.count {
      let here = bytes[place]
      let isFirst = isAtStart
      isAtStart = false
      switch here {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
        isAtStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        place += 1
        isAtStart = isFirst
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): readText(signs: 0)
      case UInt8(ascii: "#"): readSign(isFirst: isFirst)
      case UInt8(ascii: "`"): place += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case _ where Self.isLetter(here): readWord()
      default:
        if end != nil, here == UInt8(ascii: "(") { depth += 1 }
        if here == end {
          if depth == 0 { return }
          depth -= 1
        }
        place += 1
        add(.mark, from: place - 1)
      }
    }
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        place += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        place += 2
      } else {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func readWord() {
    let start = place
    while place < bytes.count, Self.isLetter(bytes[place]) || Self.isDigit(bytes[place]) {
      place += 1
    }
    add(.word, from: start)
  }

  private mutating func readNumber() {
    let start = place
    while place < bytes.count {
      let here = bytes[place]
      let isFraction = here == UInt8(ascii: ".") && Self.isDigit(byte(1))
      guard Self.isLetter(here) || Self.isDigit(here) || isFraction else { break }
      place += 1
    }
    add(.literal, from: start)
  }

  /// Reads what a number sign begins: a condition, a macro, or a raw text.
  private mutating func readSign(isFirst: Bool) {
    let start = place
    var signs = 0
    while byte(signs) == UInt8(ascii: "#") { signs += 1 }
    if byte(signs) == UInt8(ascii: "\"") {
      place += signs
      return readText(signs: signs)
    }
    if signs == 1, byte(1) == UInt8(ascii: "/") { return skipExpression() }
    place += signs
    while place < bytes.count, Self.isLetter(bytes[place]) { place += 1 }
    let word = bytes[start..<place]
    let isCondition = ["#if", "#elseif", "#else", "#endif"].contains { word.elementsEqual($0.utf8) }
    guard isCondition, isFirst else { return add(.macro, from: start) }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") {
      if byte() == UInt8(ascii: "/"), [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(1)) {
        break
      }
      place += 1
    }
    add(.condition, from: start)
  }

  /// Skips a regular expression between `#/` and `/#`.
  private mutating func skipExpression() {
    let start = place
    place += 2
    while place < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "#") { break }
      if byte() == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
    place = min(place + 2, bytes.count)
    add(.literal, from: start)
  }

  /// Reads a text that begins at its quotes, after `signs` number signs.
  private mutating func readText(signs: Int) {
    let start = place
    let first = line
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    place += quotes
    while place < bytes.count {
      let here = bytes[place]
      if here == UInt8(ascii: "\n") {
        // A text that is not closed ends with its line.
        if !isLong { break }
        line += 1
      }
      if here == UInt8(ascii: "\\"), hasSigns(signs, after: 1) {
        place += 1 + signs
        if byte() == UInt8(ascii: "(") {
          place += 1
          read(until: UInt8(ascii: ")"))
        } else if byte() == UInt8(ascii: "\n") {
          continue
        }
        place += 1
        continue
      }
      if here == UInt8(ascii: "\""), (0..<quotes).allSatisfy({ byte($0) == here }),
        hasSigns(signs, after: quotes)
      {
        place += quotes + signs
        break
      }
      place += 1
    }
    isAtStart = false
    add(.literal, from: start, first)
  }

  private func hasSigns(_ signs: Int, after distance: Int) -> Bool {
    (0..<signs).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
