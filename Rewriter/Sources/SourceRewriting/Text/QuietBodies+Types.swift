// SPDX-License-Identifier: Apache-2.0

extension QuietBodies {
  /// Notes a type that ends here.
  mutating func note(_ block: Block) {
    let head = TypeHead(raw, block.header)
    guard blocks.allSatisfy({ $0.kind == .type }) else {
      // What a body declares is read with the body.
      outline.related.formUnion(head.inherited + [head.name])
      return
    }
    outline.types.append(
      TypeOutline(
        kind: head.kind, header: block.header, body: block.start..<next, name: head.name,
        inherited: head.inherited, members: block.members, overridden: block.overridden,
        isNoisy: block.isNoisy || !head.isPlain, hasInitializer: block.hasInitializer,
        inner: block.inner, isInner: !blocks.isEmpty,
        // Of requirements nothing is left out, and what Objective-C sees stands in a list.
        quietMembers: head.kind == .protocolType || !head.isPlain ? [] : block.quietMembers,
        namesMembers: block.namesMembers || !head.isPlain))
    if let last = blocks.indices.last { blocks[last].inner.append(outline.types.count - 1) }
  }

  /// Notes the name of a method or property, which stands next.
  mutating func noteMember() {
    (isMarked, namesMembers) = (false, false)
    guard let last = blocks.indices.last else { return }
    var start = next
    while byte(start) == .space { start += 1 }
    var end = start
    while Self.isOfWord(byte(end)) { end += 1 }
    guard end > start else {
      // Operators and initializers have no name that is looked for; a pattern, or a name between signs, may be
      // anything.
      let isPattern = byte(start) == UInt8(ascii: "(") && start > next
      if isPattern || byte(start) <= .space || byte(start) == UInt8(ascii: "`") { heard() }
      return
    }
    let name = WordKey(UnsafeRawBufferPointer(rebasing: raw[start..<end]))
    blocks[last].members.insert(name)
    blocks[last].member?.name = name
    if blocks[last].isOverriding {
      blocks[last].overridden.insert(name)
      blocks[last].isOverriding = false
    }
  }

  /// Hears what matters among the members of a type, or before it, without beginning a declaration.
  mutating func listen(
    to word: UnsafeRawBufferPointer, isMember: Bool, at start: Int
  ) {
    if isMember {
      guard Self.equal(word, "init"), !isQuietInitializer(word, behind: start - 1) else { return }
      outline.makesOfValues = true
      return heard()
    }
    if Self.listenedWords.contains(where: { Self.equal(word, $0) }) {
      heard()
    } else if Self.equal(word, "init") {
      if let last = blocks.indices.last { blocks[last].hasInitializer = true }
    } else if Self.isNoisy(word) {
      heard()
    } else if Self.equal(word, "override"), let place = blocks.indices.last {
      let header = blocks[place].header
      let isExtension =
        bytes[header.lowerBound] == UInt8(ascii: "e") && header.count > 4
        && bytes[header.lowerBound + 1] == UInt8(ascii: "x")
      if isExtension { heard() } else { blocks[place].isOverriding = true }
      blocks[place].member?.isNoisy = true
    }
  }

  /// What says something about a type wherever it stands among the members.
  static let listenedWords: [StaticString] = ["self", "open", "actor", "XCTestCase"]

  /// Notes the words between the parentheses of a selector.
  mutating func noteWanted() {
    var (offset, depth) = (next, 0)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "(") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return }
      }
      let start = offset
      while Self.isOfWord(byte(offset)) { offset += 1 }
      guard offset > start else {
        offset += 1
        continue
      }
      outline.wanted.insert(WordKey(UnsafeRawBufferPointer(rebasing: raw[start..<offset])))
    }
  }

  /// Every word of the file, in whatever meaning.
  var words: Set<WordKey> {
    var words: Set<WordKey> = []
    var start: Int?
    for offset in 0...bytes.count {
      if offset < bytes.count, Self.isOfWord(bytes[offset]) {
        start = start ?? offset
      } else if let begun = start {
        words.insert(WordKey(UnsafeRawBufferPointer(rebasing: raw[begun..<offset])))
        start = nil
      }
    }
    return words
  }

  var raw: UnsafeRawBufferPointer { UnsafeRawBufferPointer(bytes) }
}
