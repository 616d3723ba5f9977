// SPDX-License-Identifier: Apache-2.0

/// The head of a type or an extension, from its first word to its brace, read without a parser.
struct TypeHead {
  private(set) var kind = TypeOutline.Kind.valueType
  /// The last part of the name.
  private(set) var name = WordKey("")
  /// The last parts of the names behind the colon.
  private(set) var inherited: [WordKey] = []
  /// Whether nothing stands in it that a few words, names, brackets don't say.
  private(set) var isPlain = true

  init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
    var next = range.lowerBound
    var (depth, isFirst, isBehindColon, isOver) = (0, true, false, false)
    while next < range.upperBound {
      let byte = bytes[next]
      let start = next
      while next < range.upperBound, Self.isOfName(bytes[next]) { next += 1 }
      if next > start {
        let word = UnsafeRawBufferPointer(rebasing: bytes[start..<next])
        if isFirst {
          kind = Self.kind(of: word)
          isFirst = false
        } else if Self.isWhere(word) {
          isOver = true
        } else if depth == 0, !isOver {
          let isPart = start > range.lowerBound && bytes[start - 1] == UInt8(ascii: ".")
          if !isBehindColon { name = WordKey(word) } else { note(word, isPart: isPart) }
        }
        continue
      }
      next += 1
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where bytes[start - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): if depth == 0 { isBehindColon = true }
      case UInt8(ascii: "/"), UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "\""),
        UInt8(ascii: "#"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        isPlain = false
      default: break
      }
    }
  }

  private mutating func note(_ word: UnsafeRawBufferPointer, isPart: Bool) {
    if isPart, !inherited.isEmpty { inherited.removeLast() }
    inherited.append(WordKey(word))
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      || (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
  }

  private static func isWhere(_ word: UnsafeRawBufferPointer) -> Bool {
    word.elementsEqual("where".utf8)
  }

  private static func kind(of word: UnsafeRawBufferPointer) -> TypeOutline.Kind {
    if word.elementsEqual("class".utf8) { return .classType }
    if word.elementsEqual("extension".utf8) { return .extensionType }
    return word.elementsEqual("protocol".utf8) ? .protocolType : .valueType
  }
}
