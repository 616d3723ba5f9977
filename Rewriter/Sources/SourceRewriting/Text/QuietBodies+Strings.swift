// SPDX-License-Identifier: Apache-2.0

extension QuietBodies {
  mutating func readSlash() throws {
    switch byte(next + 1) {
    case UInt8(ascii: "/"):
      while next < bytes.count, bytes[next] != .newline, bytes[next] != .carriageReturn {
        next += 1
      }
    case UInt8(ascii: "*"): try readComment()
    case .space where byte(next - 1) == .space: next += 1
    case _ where byte(next - 1) == UInt8(ascii: ")") || divides: next += 1
    default: throw Unclear.file
    }
  }

  /// Whether a slash right behind a word divides it; behind `return` it may begin an expression.
  var divides: Bool {
    var start = next
    while Self.isOfWord(byte(start - 1)) { start -= 1 }
    guard start < next, let base = bytes.baseAddress else { return false }
    let word = UnsafeRawBufferPointer(start: base + start, count: next - start)
    return !Self.leadingWords.contains { Self.equal(word, $0) }
  }

  static let leadingWords: [StaticString] = [
    "return", "in", "case", "try", "await", "throw", "yield", "if", "else", "while", "where",
    "guard", "switch", "is", "as", "repeat",
  ]

  mutating func readComment() throws {
    var depth = 0
    while next < bytes.count {
      if bytes[next] == UInt8(ascii: "/"), byte(next + 1) == UInt8(ascii: "*") {
        depth += 1
        next += 2
      } else if bytes[next] == UInt8(ascii: "*"), byte(next + 1) == UInt8(ascii: "/") {
        depth -= 1
        next += 2
        if depth == 0 { return }
      } else {
        next += 1
      }
    }
    throw Unclear.file
  }

  /// Reads a string; what is interpolated is code like any other.
  mutating func readString() throws {
    let isLong = byte(next + 1) == UInt8(ascii: "\"") && byte(next + 2) == UInt8(ascii: "\"")
    next += isLong ? 3 : 1
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "\\"):
        if byte(next + 1) == UInt8(ascii: "(") {
          next += 1
          try readInterpolation()
        } else {
          next += 2
        }
      case UInt8(ascii: "\""):
        guard isLong else {
          next += 1
          return
        }
        if byte(next + 1) == UInt8(ascii: "\""), byte(next + 2) == UInt8(ascii: "\"") {
          next += 3
          return
        }
        next += 1
      case .newline where !isLong, .carriageReturn where !isLong: throw Unclear.file
      default: next += 1
      }
    }
    throw Unclear.file
  }

  mutating func readInterpolation() throws {
    let depth = (blocks: blocks.count, parentheses: parentheses)
    stringDepth += 1
    defer { stringDepth -= 1 }
    repeat {
      guard next < bytes.count else { throw Unclear.file }
      try read()
      guard blocks.count >= depth.blocks else { throw Unclear.file }
    } while blocks.count > depth.blocks || parentheses > depth.parentheses
  }
}
