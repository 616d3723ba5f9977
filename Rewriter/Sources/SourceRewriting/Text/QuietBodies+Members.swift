// SPDX-License-Identifier: Apache-2.0

// Methods and properties that begin and end with their lines, which can be left out of what is parsed
// without anything else standing otherwise.
extension QuietBodies {
  /// A member of a type while it is read.
  struct Member {
    let start: Int
    var isNoisy: Bool
    /// The name of a method or property; nil: it is something else, or not said yet.
    var name: WordKey?
    var hasKeyword = false
    /// Whether the word that declares it is `class`, which may stand before another.
    var isOfClass = false
    var isProperty = false
    /// Whether it says `self`.
    var saysSelf = false
    /// Whether its body was read, behind which nothing of it stands.
    var isOver = false
  }

  /// Begins another member where a declaration begins at `start`: first on its line, among the members
  /// of a type, behind one that is declared.
  mutating func beginMember(at start: Int) {
    guard parentheses == 0, let last = blocks.indices.last, blocks[last].kind == .type else {
      return
    }
    if let member = blocks[last].member {
      // What stands before the word that declares something belongs to it.
      guard member.hasKeyword, isFirstOfLine(start), declaresMember(start) else {
        // The parser knows what that is.
        if member.isOver { heard() }
        return
      }
      endMember(in: last, at: start)
    }
    let isClear = isFirstOfLine(start) && declaresMember(start)
    blocks[last].member = Member(start: start, isNoisy: !isClear)
  }

  /// Ends the member before `end`.
  mutating func endMember(in block: Int, at end: Int) {
    guard let member = blocks[block].member else { return }
    blocks[block].member = nil
    let isBehindQuiet = blocks[block].isBehindQuiet
    blocks[block].isBehindQuiet = false
    guard !member.isNoisy, member.hasKeyword, let name = member.name else {
      // The property may become lazy, by a word behind the member before.
      if member.isProperty, member.saysSelf, isBehindQuiet {
        blocks[block].quietMembers.removeLast()
      }
      return
    }
    blocks[block].isBehindQuiet = true
    var end = end
    while end > member.start, Self.isSpace(byte(end - 1)) { end -= 1 }
    blocks[block].quietMembers.append(QuietMember(name: name, range: member.start..<end))
  }

  /// Notes that a word declares something: of a member that is left out, one method or property.
  mutating func noteKeyword(_ word: UnsafeRawBufferPointer) {
    guard let last = blocks.indices.last, let member = blocks[last].member,
      Self.keywords.contains(where: { Self.equal(word, $0) })
    else { return }
    let isPlain = ["func", "var", "let"].contains { Self.equal(word, $0) }
    if member.hasKeyword || !isPlain { blocks[last].member?.isNoisy = true }
    // Two declarations stand apart from each other.
    if member.hasKeyword, !member.isOfClass, lastSign != UInt8(ascii: ";") { heard() }
    blocks[last].member?.hasKeyword = true
    if Self.equal(word, "var") || Self.equal(word, "let") { blocks[last].member?.isProperty = true }
    blocks[last].member?.isOfClass = Self.equal(word, "class")
  }

  /// Notes that the member that is read says `self`.
  mutating func noteSelf() {
    guard let type = blocks.lastIndex(where: { $0.kind == .type }) else { return }
    blocks[type].member?.saysSelf = true
  }

  /// Whether a parenthesis stands right behind the type of a property, where none can.
  var callsType: Bool {
    parentheses == 0 && head == .property && !isInValue && bytes[next] == UInt8(ascii: "(")
      && Self.isOfWord(byte(next - 1)) && blocks.last?.member?.hasKeyword == true
  }

  /// Whether nothing but spaces stands before `offset` on its line.
  func isFirstOfLine(_ offset: Int) -> Bool {
    var place = offset
    while byte(place - 1) == .space || byte(place - 1) == UInt8(ascii: "\t") { place -= 1 }
    return place == 0 || byte(place - 1) == .newline || byte(place - 1) == .carriageReturn
  }

  /// Whether a word that declares a member begins at `start`, or words that may stand before it.
  ///
  /// A value that goes on may begin with such a word, too.
  private func declaresMember(_ start: Int) -> Bool {
    var place = start
    while true {
      if byte(place) == UInt8(ascii: "@") || byte(place) == UInt8(ascii: "#") { return true }
      var end = place
      while Self.isOfWord(byte(end)) { end += 1 }
      guard end > place, let base = bytes.baseAddress else { return false }
      let word = UnsafeRawBufferPointer(start: base + place, count: end - place)
      if Self.keywords.contains(where: { Self.equal(word, $0) }) {
        return byte(end) == .space || Self.equal(word, "init") || Self.equal(word, "subscript")
      }
      guard Self.modifiers.contains(where: { Self.equal(word, $0) }) else { return false }
      place = end
      if byte(place) == UInt8(ascii: "(") {
        while byte(place) != 0, byte(place) != UInt8(ascii: ")") { place += 1 }
        place += 1
      }
      while Self.isSpace(byte(place)) { place += 1 }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .newline || byte == .carriageReturn || byte == UInt8(ascii: "\t")
  }

  private static let keywords: [StaticString] = [
    "func", "var", "let", "init", "deinit", "subscript", "class", "struct", "enum", "extension",
    "protocol", "typealias", "associatedtype", "case", "actor", "macro", "operator",
    "precedencegroup", "import",
  ]

  private static let modifiers: [StaticString] = [
    "private", "static", "public", "internal", "fileprivate", "open", "package", "final", "lazy",
    "weak", "unowned", "override", "mutating", "nonmutating", "nonisolated", "dynamic", "required",
    "convenience", "optional", "indirect", "prefix", "postfix", "infix", "isolated", "distributed",
    "borrowing", "consuming",
  ]
}
