// SPDX-License-Identifier: Apache-2.0

// Calls in bodies that say something elsewhere: `super.f()`, `a.b(c)`, each alone on its lines.
extension QuietBodies {
  /// Whether a comment begins at `offset`.
  func isComment(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/")
      && (byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*"))
  }

  /// Begins a call that may be left out where one begins at `start`: first on its line, behind what certainly is
  /// a whole statement, in a body.
  mutating func beginCall(at start: Int) {
    guard parentheses == 0, stringDepth == 0, let last = blocks.indices.last,
      blocks[last].kind != .type, blocks[last].call == nil, isBehindStatement,
      isFirstOfLine(start)
    else { return }
    // The value of a property may be looked through for `self`.
    guard !blocks.contains(where: { $0.kind == .value }),
      blocks.contains(where: { $0.kind == .body })
    else { return }
    var place = start
    repeat {
      if place > start { place += 1 }
      let word = place
      while Self.isOfWord(byte(place)) { place += 1 }
      guard place > word else { return }
    } while byte(place) == UInt8(ascii: ".")
    guard byte(place) == UInt8(ascii: "("), !isKeyword(start..<place) else { return }
    blocks[last].call = (start, false)
  }

  /// Ends the call behind its closing parenthesis, and leaves it out where the statement ends with it.
  mutating func endCall() {
    guard stringDepth == 0, let last = blocks.indices.last, let call = blocks[last].call else {
      return
    }
    blocks[last].call = nil
    guard !call.isNoisy, isEndOfStatement else { return }
    while let inner = found.last, inner.lowerBound >= call.start { found.removeLast() }
    found.append(call.start..<next)
  }

  private var isBehindStatement: Bool {
    lastSign == UInt8(ascii: "{") || lastSign == UInt8(ascii: "}") || lastSign == UInt8(ascii: ")")
  }

  /// Whether the line ends here, and the next one does not go on with the statement.
  private var isEndOfStatement: Bool {
    var place = next
    while byte(place) == .space || byte(place) == UInt8(ascii: "\t") { place += 1 }
    guard byte(place) == .newline || byte(place) == .carriageReturn else { return false }
    while byte(place) > 0, byte(place) <= .space { place += 1 }
    if byte(place) == UInt8(ascii: "}") { return true }
    let start = place
    while Self.isOfWord(byte(place)) { place += 1 }
    return place > start && !isWord(in: start..<place, of: Self.goingOn)
  }

  private func isKeyword(_ range: Range<Int>) -> Bool { isWord(in: range, of: Self.statements) }

  private func isWord(in range: Range<Int>, of words: [StaticString]) -> Bool {
    let word = UnsafeRawBufferPointer(rebasing: raw[range])
    return words.contains { Self.equal(word, $0) }
  }

  /// Words that go on with a statement on another line.
  private static let goingOn: [StaticString] = [
    "as", "is", "in", "where", "else", "catch", "while",
  ]

  /// Words in front of a parenthesis that call nothing.
  private static let statements: [StaticString] = [
    "if", "for", "while", "switch", "guard", "return", "throw", "try", "await", "case", "default",
    "catch", "else", "in", "is", "as", "where", "yield", "repeat", "defer", "do", "let", "var",
    "func", "init", "subscript", "each", "consume", "copy", "discard", "unsafe", "then",
  ]
}
