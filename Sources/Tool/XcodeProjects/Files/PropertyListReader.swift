// SPDX-License-Identifier: Apache-2.0

/// A parser of property lists in the old text format, in which Xcode writes its projects.
///
/// Values contain their lines. The depth is limited, so a hostile file needs no more memory than a few times
/// its size.
struct PropertyListReader {
  /// The maximum nesting depth of values; projects need five.
  static let deepest = 100

  let file: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  private init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  /// Returns the value in `bytes`; `file` is the name used in errors.
  ///
  /// - Throws: `ProjectError` with the line of a syntax error.
  /// - Complexity: O(*n*) in the number of bytes.
  static func value(in bytes: [UInt8], file: String) throws(ProjectError) -> ProjectValue {
    var reader = PropertyListReader(bytes, file: file)
    if bytes.starts(with: "<?xml".utf8) || bytes.starts(with: "bplist".utf8) {
      throw reader.error(
        "this is not the text format in which Xcode writes projects; open the project in Xcode,"
          + " change something and save it.")
    }
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.position == bytes.count else {
      throw reader.error("the project ends here, and \(reader.found) follows.")
    }
    return value
  }

  private func error(_ sentence: String) -> ProjectError { ProjectError(file, line, sentence) }

  private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The description of the character at the current position.
  private var found: String {
    guard let byte else { return "the end of the file" }
    return byte > 0x20 && byte < 0x7F
      ? "'\(Character(UnicodeScalar(byte)))'" : "a byte \(byte)"
  }

  private mutating func advance() {
    if bytes[position] == UInt8(ascii: "\n") { line += 1 }
    position += 1
  }

  private mutating func value(depth: Int) throws(ProjectError) -> ProjectValue {
    try skipBlanks()
    guard depth < Self.deepest else {
      throw error("values are nested more than \(Self.deepest) levels deep here.")
    }
    let start = line
    switch byte {
    case UInt8(ascii: "{"):
      return ProjectValue(content: .fields(try fields(depth: depth)), line: start)
    case UInt8(ascii: "("):
      return ProjectValue(content: .list(try list(depth: depth)), line: start)
    case UInt8(ascii: "<"):
      return ProjectValue(content: .text(try data()), line: start)
    default:
      return ProjectValue(content: .text(try word()), line: start)
    }
  }

  private mutating func fields(depth: Int) throws(ProjectError) -> [String: ProjectValue] {
    let opened = line
    advance()
    var fields: [String: ProjectValue] = [:]
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "}") {
        advance()
        return fields
      }
      guard byte != nil else {
        throw error("the file ends inside the '{' of line \(opened); it is truncated.")
      }
      let key = try word()
      try expect("=", after: "the key '\(key)'")
      fields[key] = try value(depth: depth + 1)
      try skipBlanks()
      if byte == UInt8(ascii: "}") { continue }
      try expect(";", after: "the value of '\(key)'")
    }
  }

  private mutating func list(depth: Int) throws(ProjectError) -> [ProjectValue] {
    let opened = line
    advance()
    var list: [ProjectValue] = []
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: ")") {
        advance()
        return list
      }
      guard byte != nil else {
        throw error("the file ends inside the '(' of line \(opened); it is truncated.")
      }
      list.append(try value(depth: depth + 1))
      try skipBlanks()
      if byte == UInt8(ascii: ")") { continue }
      try expect(",", after: "an element of the list of line \(opened)")
    }
  }

  private mutating func expect(
    _ sign: Unicode.Scalar, after place: String
  ) throws(ProjectError) {
    try skipBlanks()
    guard byte == UInt8(ascii: sign) else {
      throw error("expected '\(sign)' after \(place), found \(found).")
    }
    advance()
  }
}

extension PropertyListReader {
  private mutating func skipBlanks() throws(ProjectError) {
    while let byte {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        advance()
      } else if starts(with: "//") {
        while let byte = self.byte, byte != UInt8(ascii: "\n") { advance() }
      } else if starts(with: "/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(ProjectError) {
    let opened = line
    while !starts(with: "*/") {
      guard byte != nil else {
        throw error("the file ends inside the comment of line \(opened); it is truncated.")
      }
      advance()
    }
    position += 2
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[position + $0] == text.utf8Start[$0]
    }
  }

  /// Parses a word with or without quotes.
  private mutating func word() throws(ProjectError) -> String {
    if starts(with: "<<<<") || starts(with: "====") || starts(with: ">>>>") {
      throw error("this is a conflict marker of a merge; resolve the conflict first.")
    }
    if let byte, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      return try quoted(by: byte)
    }
    let start = position
    while let byte, Self.isPlain(byte) { advance() }
    guard position > start else { throw error("expected a value, found \(found).") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "#"):
      true
    default: false
    }
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectError) -> String {
    let opened = line
    advance()
    var text: [UInt8] = []
    while let byte, byte != quote {
      advance()
      if byte == UInt8(ascii: "\\") {
        text += try escape(opened)
      } else {
        text.append(byte)
      }
    }
    guard byte != nil else {
      throw error("the file ends inside the quotes of line \(opened); it is truncated.")
    }
    advance()
    guard let decoded = String(validating: text, as: UTF8.self) else {
      throw ProjectError(file, opened, "the text in these quotes is not UTF-8.")
    }
    return decoded
  }

  /// Parses the character after a backslash.
  private mutating func escape(_ opened: Int) throws(ProjectError) -> [UInt8] {
    guard let byte else {
      throw error("the file ends inside the quotes of line \(opened); it is truncated.")
    }
    advance()
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"): return try Array(number(digits: 4, radix: 16, first: nil).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      return try Array(number(digits: 2, radix: 8, first: byte).utf8)
    default: return [byte]
    }
  }

  private mutating func number(
    digits: Int, radix: Int, first: UInt8?
  ) throws(ProjectError) -> String {
    var text = first.map { [$0] } ?? []
    while text.count < digits + (first == nil ? 0 : 1), let byte,
      Int(String(UnicodeScalar(byte)), radix: radix) != nil
    {
      text.append(byte)
      advance()
    }
    let value = UInt32(String(decoding: text, as: UTF8.self), radix: radix)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else {
      throw error("the number after this backslash is not a character.")
    }
    return String(scalar)
  }

  /// Parses bytes between angle brackets, and returns their digits.
  private mutating func data() throws(ProjectError) -> String {
    if starts(with: "<<<<") { return try word() }
    let opened = line
    advance()
    var digits: [UInt8] = []
    while let byte, byte != UInt8(ascii: ">") {
      advance()
      if byte > 0x20 { digits.append(byte) }
    }
    guard byte != nil else {
      throw error("the file ends inside the '<' of line \(opened); it is truncated.")
    }
    advance()
    return String(decoding: digits, as: UTF8.self)
  }
}
