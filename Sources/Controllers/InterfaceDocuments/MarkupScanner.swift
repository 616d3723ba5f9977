// SPDX-License-Identifier: Apache-2.0

/// A scanner that splits the bytes of an interface file into tags and texts.
///
/// Interface files use a small part of XML: elements, attributes, texts, CDATA sections, comments, character
/// references, and five entities. Document types, which may declare further entities, are rejected: a file
/// cannot make the reader fetch anything, or expand beyond the file's own size.
struct MarkupScanner {
  /// A token of the file.
  enum Piece {
    case start(StartTag)
    /// The end tag of the element `name`.
    case end(name: String, offset: Int)
    /// A text between tags.
    case text(Text)
  }

  /// A text of the file.
  enum Text {
    /// A text that is the given byte range unmodified; not decoded yet.
    case plain(Range<Int>)
    /// A text with entities replaced by characters.
    case decoded(String)
  }

  let bytes: [UInt8]
  let source: InterfaceSource
  let limits: ReadingLimits
  private(set) var position = 0
  private var names = NameCache()
  private let isUTF8: Bool

  init(_ bytes: [UInt8], source: InterfaceSource, limits: ReadingLimits) {
    self.bytes = bytes
    isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    self.source = source
    self.limits = limits
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the next token, or `nil` at the end of the file.
  mutating func next() throws -> Piece? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else { return .text(try text()) }
      switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
      case UInt8(ascii: "/"): return try endTag()
      case UInt8(ascii: "?"): try skip(past: "?>", from: 2, "an instruction")
      case UInt8(ascii: "!") where starts(with: "<!--"):
        try skip(past: "-->", from: 4, "a comment")
      case UInt8(ascii: "!") where starts(with: "<![CDATA["):
        return .text(try plainText())
      case UInt8(ascii: "!"):
        throw error(
          "the file declares a document type; entities and references to other files are not supported:"
            + " remove the declaration", at: position)
      default: return .start(try startTag())
      }
    }
    return nil
  }

  func error(_ reason: String, at offset: Int, object: String? = nil) -> InterfaceFileError {
    InterfaceFileError(reason, at: source.place(at: min(offset, bytes.count)), object: object)
  }

  // MARK: Markup

  private mutating func text() throws -> Text {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] == UInt8(ascii: "&") || bytes[position] == 0x0D { isPlain = false }
      position += 1
    }
    let range = start..<position
    guard isPlain, isUTF8 else { return .decoded(try decoded(range, isValue: false)) }
    return .plain(range)
  }

  private mutating func plainText() throws -> Text {
    let start = position
    try skip(past: "]]>", from: 9, "a CDATA text")
    return .decoded(try string(start + 9..<position - 3))
  }

  /// Returns the characters of a text.
  func characters(of text: Text) throws -> String {
    switch text {
    case .plain(let range): try string(range)
    case .decoded(let text): text
    }
  }

  private mutating func skip(past end: StaticString, from width: Int, _ what: String) throws {
    let start = position
    position += width
    while position < bytes.count {
      if starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw error("the file ends inside \(what)", at: start)
  }

  private mutating func endTag() throws -> Piece {
    let start = position
    position += 2
    let name = try self.name("the name of the element that ends here").text
    skipSpace()
    try take(UInt8(ascii: ">"), "the end of </\(name)")
    return .end(name: name, offset: start)
  }

  private mutating func startTag() throws -> StartTag {
    let start = position
    position += 1
    let name = try self.name("the name of an element").text
    var tag = StartTag(name: name, attributes: [], offset: start, isWhole: false)
    // A bit for each hash remainder of the attribute names so far.
    var seen: UInt64 = 0
    while true {
      let hasSpace = skipSpace()
      guard position < bytes.count else { throw error("the file ends inside <\(name)", at: start) }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return tag
      }
      if bytes[position] == UInt8(ascii: "/") {
        position += 1
        try take(UInt8(ascii: ">"), "the end of <\(name)")
        tag.isWhole = true
        return tag
      }
      guard hasSpace else {
        throw error("a space is missing between the attributes of <\(name)", at: position)
      }
      try readAttribute(of: &tag, seen: &seen)
    }
  }

  private mutating func readAttribute(of tag: inout StartTag, seen: inout UInt64) throws {
    let start = position
    let (name, hash) = try self.name("the name of an attribute of <\(tag.name)")
    let bit = UInt64(1) << (hash & 63)
    if seen & bit != 0, tag.attributes.contains(where: { $0.name == name }) {
      throw error("<\(tag.name) has the attribute \(name) twice", at: start)
    }
    seen |= bit
    guard tag.attributes.count < limits.attributes else {
      throw error("<\(tag.name) has more than \(limits.attributes) attributes", at: start)
    }
    skipSpace()
    try take(UInt8(ascii: "="), "the value of \(name)")
    skipSpace()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { throw error("the value of \(name) does not begin with a quote", at: position) }
    let quote = bytes[position]
    position += 1
    let first = position
    var isPlain = true
    while position < bytes.count, bytes[position] != quote {
      let byte = bytes[position]
      if byte == UInt8(ascii: "<") {
        throw error("the value of \(name) has no end", at: start)
      }
      if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
      position += 1
    }
    guard position < bytes.count else {
      throw error("the file ends inside the value of \(name)", at: start)
    }
    let range = first..<position
    let value = try isPlain ? string(range) : decoded(range, isValue: true)
    position += 1
    // Most elements have a few attributes.
    if tag.attributes.isEmpty { tag.attributes.reserveCapacity(8) }
    tag.attributes.append(InterfaceElement.Attribute(name: name, value: value))
  }

  // MARK: Bytes

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func take(_ byte: UInt8, _ what: @autoclosure () -> String) throws {
    guard position < bytes.count, bytes[position] == byte else {
      throw error("\(what()) is missing", at: position)
    }
    position += 1
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  /// Reads a name and returns it with its hash.
  private mutating func name(
    _ what: @autoclosure () -> String
  ) throws -> (text: String, hash: UInt64) {
    let start = position
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    while position < bytes.count, Self.isPartOfName(bytes[position]) {
      hash = (hash ^ UInt64(bytes[position])) &* 0x0000_0100_0000_01b3
      position += 1
    }
    guard position > start else { throw error("\(what()) is missing", at: start) }
    let range = start..<position
    if let known = names.name(hash, range, in: bytes) { return (known, hash) }
    let name = try string(range)
    names.record(name, hash, range)
    return (name, hash)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte < 0x40 ? signsOfNames : lettersOfNames) >> UInt64(byte & 0x3F) & 1 == 1
  }

  /// A bit for each of the first 64 ASCII characters that names may contain: digits, minus, period, colon.
  private static let signsOfNames: UInt64 = 0x3FF << 48 | 1 << 45 | 1 << 46 | 1 << 58
  /// A bit for each of the last 64 ASCII characters that names may contain: capital letters, underscore,
  /// small letters.
  private static let lettersOfNames: UInt64 = 0x3FF_FFFF << 1 | 1 << 31 | 0x3FF_FFFF << 33

  // MARK: Characters

  private func string(_ range: Range<Int>) throws -> String {
    // A range between two markup characters of a valid UTF-8 file is valid UTF-8.
    if isUTF8 {
      return bytes.withUnsafeBufferPointer { all in
        String(decoding: UnsafeBufferPointer(rebasing: all[range]), as: UTF8.self)
      }
    }
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("the file is not in UTF-8; save it in UTF-8", at: range.lowerBound)
    }
    return text
  }

  /// Returns the text in `range`, with entities replaced by characters and line breaks normalised; in a
  /// value, all white space is replaced by spaces.
  private func decoded(_ range: Range<Int>, isValue: Bool) throws -> String {
    let mark = UInt8(ascii: "&")
    var text = ""
    var index = range.lowerBound
    var plain = index
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == mark {
        text += try string(plain..<index)
        text.unicodeScalars.append(try character(at: &index, before: range.upperBound))
        plain = index
      } else if isValue && Self.isSpace(byte) || byte == 0x0D {
        text += try string(plain..<index)
        index += 1
        if byte == 0x0D, index < range.upperBound, bytes[index] == 0x0A { index += 1 }
        text += isValue ? " " : "\n"
        plain = index
      } else {
        index += 1
      }
    }
    return text + (try string(plain..<range.upperBound))
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private func character(at index: inout Int, before end: Int) throws -> Unicode.Scalar {
    let start = index
    let last = bytes[start..<min(end, start + 12)].firstIndex(of: UInt8(ascii: ";"))
    guard let last else { throw error("a & must be written as &amp;", at: start) }
    let name = try string(start + 1..<last)
    index = last + 1
    if let entity = Self.entities[name] { return entity }
    let isHexadecimal = name.hasPrefix("#x")
    let number =
      name.hasPrefix("#")
      ? UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10) : nil
    guard let number, number != 0, let scalar = Unicode.Scalar(number) else {
      throw error("&\(name); is not a character reference", at: start)
    }
    return scalar
  }
}
