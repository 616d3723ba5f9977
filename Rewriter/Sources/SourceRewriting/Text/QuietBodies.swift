// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The bodies of functions, getters and closures that make a property's value, and the arguments and lists
/// in such values, in which nothing stands that is rewritten, found without a parser.
///
/// Parsing takes nearly all the time of a rewriting, and most of what is parsed are bodies that
/// nobody looks into. A body is left out only where that is certain: a file with a regular expression,
/// a raw string or braces that do not match is parsed whole.
struct QuietBodies {
  let bytes: UnsafeBufferPointer<UInt8>
  var next = 0
  var blocks: [Block] = []
  var head = Head.none
  var parentheses = 0
  var found: [Range<Int>] = []
  /// Whether the value of a property or variable is read, that no function makes.
  var isInValue = false
  /// Whether the property that is read has a value, and no getter.
  var hasValue = false
  /// What stands between parentheses of such a value.
  var group: (start: Int, isNoisy: Bool)?
  var stringDepth = 0
  /// Whether the file has a parameter that stands for a class of UIKit's, of which views are made.
  var hasViewParameters = false
  /// Whether a `Self` is made in the file as views are.
  var makesSelf = false
  /// What is noted of types.
  var outline = FileOutline()
  /// Where the word stands that begins the type whose head is read.
  var headStart = 0
  /// Whether a sign stood before the declaration that is read.
  var isMarked = false
  /// The last sign that is neither a space nor of a comment.
  var lastSign: UInt8 = 0
  /// Whether that was one by which Objective-C sees all members.
  var namesMembers = false

  /// What stands between two braces.
  struct Block {
    enum Kind { case type, body, value, other }

    let kind: Kind
    let start: Int
    /// What the block interrupts, as a closure in a default argument does.
    let outer: (head: Head, parentheses: Int)
    var isNoisy = false
    /// What is noted of a type: its head, the names of its members, the types in it.
    var header = 0..<0
    var members: Set<WordKey> = []
    var overridden: Set<WordKey> = []
    /// Whether the next member overrides.
    var isOverriding = false
    var hasInitializer = false
    var inner: [Int] = []
    /// Whether Objective-C sees all members.
    var namesMembers = false
    /// The member that is read.
    var member: Member?
    /// Where the call begins that is read; and whether something stands in it.
    var call: (start: Int, isNoisy: Bool)?
    /// The members that say nothing.
    var quietMembers: [QuietMember] = []
    /// Whether the last of them stands right before the member that is read.
    var isBehindQuiet = false
  }

  /// What a brace would begin.
  enum Head {
    case none, type, function, signature, property
  }

  enum Unclear: Error { case file }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// What stands between the braces of such bodies.
  static func found(in text: SourceText) -> [Range<Int>] { outline(of: text).quiet }

  /// The bodies, and the types around them.
  static func outline(of text: SourceText) -> FileOutline {
    text.bytes.withUnsafeBufferPointer { bytes in
      var search = QuietBodies(bytes)
      // What SwiftUI and XCTest ask of types stands in the types.
      guard !text.contains("SwiftUI") else { return search.unclear }
      if text.contains("(frame:") {
        search.hasViewParameters = search.namesViewParameter
        search.makesSelf = text.contains("Self(frame:") || text.contains("Self.init(frame:")
      }
      do {
        try search.readFile()
        search.outline.quiet = search.found
        if text.contains("XCTest") { search.outline.words = search.words }
        return search.outline
      } catch {
        return search.unclear
      }
    }
  }

  /// The outline of a file that is parsed whole.
  var unclear: FileOutline {
    var outline = FileOutline()
    outline.words = words
    return outline
  }

  // MARK: Characters

  func byte(_ offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  static func isOfWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte)
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  mutating func readFile() throws {
    while next < bytes.count { try read() }
    guard blocks.isEmpty, parentheses == 0 else { throw Unclear.file }
  }

  mutating func read() throws {
    let character = bytes[next]
    let begun = next
    defer { if character > .space, !isComment(begun) { lastSign = byte(next - 1) } }
    switch character {
    case UInt8(ascii: "/"): try readSlash()
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "#"):
      guard ![UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/")].contains(byte(next + 1))
      else { throw Unclear.file }
      readSign()
    case UInt8(ascii: "@"): readSign()
    case UInt8(ascii: "`"):
      repeat { next += 1 } while next < bytes.count && bytes[next] != UInt8(ascii: "`")
      next += 1
    case UInt8(ascii: "("), UInt8(ascii: "["):
      if parentheses == 0, isInValue, stringDepth == 0 { group = (next + 1, false) }
      if callsType { heard() }
      parentheses += 1
      next += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      parentheses -= 1
      guard parentheses >= 0 else { throw Unclear.file }
      if parentheses == 0, head == .function { head = .signature }
      next += 1
      if parentheses == 0 {
        closeGroup()
        endCall()
      }
    case UInt8(ascii: "{"): open()
    case UInt8(ascii: "}"): try close()
    case UInt8(ascii: ","):
      // A second property may follow.
      if parentheses == 0, let last = blocks.indices.last { blocks[last].member?.isNoisy = true }
      next += 1
    case UInt8(ascii: ";"):
      head = .none
      isInValue = false
      next += 1
    case UInt8(ascii: "=") where parentheses == 0 && head == .property:
      (isInValue, hasValue) = (true, true)
      next += 1
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      // What is called so is known by its labels.
      if Self.isOfWord(byte(next - 1)), isCall(behind: next + 1), !isBehindInitializer {
        readSign()
      } else {
        next += 1
      }
    case let other where Self.isOfWord(other): readWord()
    default: next += 1
    }
  }

  /// Reads the sign of a macro, a directive, an attribute or an optional call, which is looked for.
  mutating func readSign() {
    let start = next
    next += 1
    if follows("#selector", start) || follows("#keyPath", start) { noteWanted() }
    isMarked = true
    if follows("@objcMembers", start) || follows("@objc", start) { namesMembers = true }
    beginMember(at: start)
    if isInBody, Self.quietSigns.contains(where: { follows($0, start) }) { return }
    heard()
    if parentheses == 0 { isInValue = false }
  }

  var isInBody: Bool { blocks.last.map { $0.kind != .type } ?? false }

  func follows(_ sign: StaticString, _ start: Int) -> Bool {
    guard let base = bytes.baseAddress, start + sign.utf8CodeUnitCount < bytes.count else {
      return false
    }
    let rest = UnsafeRawBufferPointer(start: base + start, count: sign.utf8CodeUnitCount)
    return Self.equal(rest, sign) && !Self.isOfWord(byte(start + sign.utf8CodeUnitCount))
  }

  /// What nobody looks for in a body.
  static let quietSigns: [StaticString] = ["#available", "#unavailable", "@unknown"]

  /// Whether what stands at `offset` calls what is before: `f?(…)`, `f! { … }`.
  func isCall(behind offset: Int) -> Bool {
    var offset = offset
    while byte(offset) == .space { offset += 1 }
    return byte(offset) == UInt8(ascii: "(") || byte(offset) == UInt8(ascii: "{")
  }

  /// Whether the word before is that of an initializer that may fail.
  var isBehindInitializer: Bool {
    head == .function && parentheses == 0 && next >= 4
      && Self.equal(UnsafeRawBufferPointer(rebasing: raw[next - 4..<next]), "init")
  }

  /// Something stands here that is looked for.
  mutating func heard() {
    group?.isNoisy = true
    guard let outer = blocks.indices.last else { return }
    blocks[outer].isNoisy = true
    blocks[outer].member?.isNoisy = true
    blocks[outer].call?.isNoisy = true
  }

  // MARK: Blocks

  mutating func open() {
    // What a closure among arguments says is not looked for.
    (isInValue, group) = (false, nil)
    let isAmongTypes = blocks.last.map { $0.kind == .type } ?? true
    let kind: Block.Kind =
      switch head {
      case .type where parentheses == 0: .type
      case .signature where parentheses == 0 && isAmongTypes: .body
      case .property where parentheses == 0 && isAmongTypes: hasValue ? .value : .body
      default: .other
      }
    let isOfProperty = head == .property
    let goesOn = kind == .other && parentheses > 0
    var block = Block(kind: kind, start: next + 1, outer: (goesOn ? head : .none, parentheses))
    if kind == .type {
      block.header = headStart..<next
      // What stands before a type may be about all of it.
      block.isNoisy = isMarked
      block.namesMembers = namesMembers
    }
    (isMarked, namesMembers) = (false, false)
    blocks.append(block)
    head = .none
    parentheses = 0
    next += 1
    if isOfProperty, kind != .other, beginsAccessor { heard() }
  }

  /// Whether the next word says what is done with a property: it stands before a block of its own.
  var beginsAccessor: Bool {
    var start = next
    while [.space, .newline, .carriageReturn, UInt8(ascii: "\t")].contains(byte(start)) {
      start += 1
    }
    // What stands behind a comment is not looked for.
    if byte(start) == UInt8(ascii: "/") { return true }
    var end = start
    while Self.isOfWord(byte(end)) { end += 1 }
    guard end > start, let base = bytes.baseAddress else { return false }
    let word = UnsafeRawBufferPointer(start: base + start, count: end - start)
    return Self.accessorWords.contains { Self.equal(word, $0) } || byte(start) == UInt8(ascii: "_")
  }

  static let accessorWords: [StaticString] = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "nonisolated", "init", "unsafe",
    "unsafeAddress", "unsafeMutableAddress", "borrow", "mutate", "read", "modify", "yielding",
    "consuming", "borrowing", "__consuming",
  ]

  /// Leaves out what stands between the parentheses of a value when it says nothing.
  mutating func closeGroup() {
    guard let group else { return }
    self.group = nil
    let end = next - 1
    if !group.isNoisy, end - group.start > 16 { found.append(group.start..<end) }
  }

  mutating func close() throws {
    isInValue = false
    if let last = blocks.indices.last, blocks[last].kind == .type, isFirstOfLine(next) {
      endMember(in: last, at: next)
    }
    guard parentheses == 0, let block = blocks.popLast() else { throw Unclear.file }
    (head, parentheses) = block.outer
    if block.isNoisy, block.kind != .type { heard() }
    if block.kind == .type { note(block) }
    if block.kind == .body, let last = blocks.indices.last { blocks[last].member?.isOver = true }
    // Less text is read sooner than it is left out.
    if !block.isNoisy, next - block.start > 16, isOfBody(block) {
      // What stands in it is left out with it.
      while let last = found.last, last.lowerBound >= block.start { found.removeLast() }
      found.append(block.start..<next)
    }
    next += 1
  }

  /// Whether nobody looks into a block that says nothing: a body, or a part of one that says something.
  func isOfBody(_ block: Block) -> Bool {
    switch block.kind {
    case .type: false
    case .body, .value: true
    case .other: blocks.contains { $0.kind == .body }
    }
  }

  // MARK: Words

  mutating func readWord() {
    let start = next
    repeat { next += 1 } while next < bytes.count && Self.isOfWord(bytes[next])
    beginMember(at: start)
    beginCall(at: start)
    if hasViewParameters || makesSelf, isMakingOfParameter(start..<next) {
      isInValue = false
      heard()
    }
    guard next - start >= 3, next - start <= 40, let base = bytes.baseAddress else { return }
    let word = UnsafeRawBufferPointer(start: base + start, count: next - start)
    let isMember = byte(start - 1) == UInt8(ascii: ".")
    if Self.equal(word, "self") { noteSelf() }
    if group == nil, blocks.isEmpty || blocks[blocks.count - 1].kind == .type {
      if !isMember, parentheses == 0 { declare(word, at: start) }
      if isCalledName(word) || isMember && isFulfilled(word) {
        isInValue = false
        heard()
      }
      listen(to: word, isMember: isMember, at: start)
    } else if !isMember, Self.declaresType(word) {
      heard()
      if group == nil { head = .type }
    } else if Self.isNoisy(word), !(isMember && isQuietInitializer(word, behind: start - 1)) {
      if isMember, Self.equal(word, "init") { outline.makesOfValues = true }
      heard()
    } else if isCalledName(word) || isMember && isFulfilled(word) {
      heard()
    } else if !isMember, Self.equal(word, "self") {
      // A value that says `self` is made later; behind a period it is a type.
      if group != nil { heard() }
      if let value = blocks.lastIndex(where: { $0.kind == .value }) { blocks[value].isNoisy = true }
    }
  }

  /// Whether a word is what describes a class, or follows a property, where it is called.
  mutating func isCalledName(_ word: UnsafeRawBufferPointer) -> Bool {
    guard byte(next) == UInt8(ascii: "("),
      Self.calledWords.contains(where: { Self.equal(word, $0) })
    else { return false }
    // Whoever has a method of that name means that one.
    outline.wanted.insert(WordKey(word))
    return true
  }

  /// Whether a word behind a period is the method of an expectation that is not called.
  func isFulfilled(_ word: UnsafeRawBufferPointer) -> Bool {
    Self.equal(word, FulfilledExpectation.method) && byte(next) != UInt8(ascii: "(")
  }

  static let calledWords: [StaticString] = ["description", "observe", "publisher", "type"]

  /// What a word begins among the members of a type or in a file.
  mutating func declare(_ word: UnsafeRawBufferPointer, at start: Int) {
    defer { noteKeyword(word) }
    if Self.functionWords.contains(where: { Self.equal(word, $0) }) {
      noteMember()
      head = .function
    } else if Self.equal(word, "deinit") {
      head = .signature
    } else if Self.typeWords.contains(where: { Self.equal(word, $0) }) {
      // `protocol P: class`.
      if head != .type || !Self.equal(word, "class") { headStart = start }
      head = .type
    } else if Self.propertyWords.contains(where: { Self.equal(word, $0) }) {
      noteMember()
      head = .property
    } else if Self.otherWords.contains(where: { Self.equal(word, $0) }) {
      head = .none
    } else {
      return
    }
    (isInValue, hasValue) = (false, false)
  }

  /// Whether a word behind a period is `init` of `super` or `self`, or one that is given something, which
  /// is nothing to look for.
  func isQuietInitializer(_ word: UnsafeRawBufferPointer, behind period: Int) -> Bool {
    guard Self.equal(word, "init") else { return false }
    if byte(next) == UInt8(ascii: "("), Self.isOfWord(byte(next + 1)) { return true }
    for base: StaticString in ["super", "self"] {
      let start = period - base.utf8CodeUnitCount
      guard start >= 0, !Self.isOfWord(byte(start - 1)), let all = bytes.baseAddress else {
        continue
      }
      let before = UnsafeRawBufferPointer(start: all + start, count: base.utf8CodeUnitCount)
      if Self.equal(before, base) { return true }
    }
    return false
  }

  static func equal(_ word: UnsafeRawBufferPointer, _ other: StaticString) -> Bool {
    word.count == other.utf8CodeUnitCount && begins(word, with: other)
  }

  static func begins(_ word: UnsafeRawBufferPointer, with start: StaticString) -> Bool {
    guard let base = word.baseAddress, word.count >= start.utf8CodeUnitCount else { return false }
    return memcmp(base, start.utf8Start, start.utf8CodeUnitCount) == 0
  }

  static let functionWords: [StaticString] = ["func", "init"]
  static let typeWords: [StaticString] = [
    "class", "struct", "enum", "extension", "protocol",
  ]
  static let propertyWords: [StaticString] = ["var", "let"]
  static let otherWords: [StaticString] = [
    "subscript", "case", "typealias", "associatedtype", "actor", "macro", "operator",
    "precedencegroup", "import",
  ]

  /// Whether a word in a body declares a type there.
  static func declaresType(_ word: UnsafeRawBufferPointer) -> Bool {
    equal(word, "actor") || typeWords.contains { equal(word, $0) }
  }

  /// Whether a word in a body is one that is looked for.
  static func isNoisy(_ word: UnsafeRawBufferPointer) -> Bool {
    noisyWords.contains { equal(word, $0) } || noisyStarts.contains { begins(word, with: $0) }
  }

  static let noisyWords: [StaticString] = [
    "init", "import", "setUp", "tearDown", "setUpWithError", "tearDownWithError",
    "AnyCancellable", "AnyPublisher", "CurrentValueSubject", "ObservableObject",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "some",
  ]
  static let noisyStarts: [StaticString] = [
    "method_", "class_", "imp_", "objc_", "object_",
  ]
}
