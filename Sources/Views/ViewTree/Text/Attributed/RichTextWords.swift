// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A tokeniser for rich text documents (RTF): braces, control words with numbers, characters.
struct RichTextWords {
  enum Token: Equatable {
    case open
    case close
    /// A control word, `\name`, with its numeric parameter if there is one.
    case word(String, Int?)
    /// A byte in the document's character set, given as `\'hh`.
    case byte(UInt8)
    case text(UInt8)
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ data: Data) {
    bytes = [UInt8](data)
  }

  /// Returns the next token, or `nil` at the end.
  mutating func next() -> Token? {
    while let byte = peek {
      place += 1
      switch byte {
      case UInt8(ascii: "{"): return .open
      case UInt8(ascii: "}"): return .close
      case UInt8(ascii: "\\"): return escaped()
      case 10, 13: continue
      default: return .text(byte)
      }
    }
    return nil
  }

  /// Skips `count` bytes of binary data.
  mutating func skip(_ count: Int) { place = min(bytes.count, place + max(0, count)) }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func escaped() -> Token? {
    guard let byte = peek else { return nil }
    if byte == UInt8(ascii: "'") {
      let digits = bytes[min(bytes.count, place + 1)..<min(bytes.count, place + 3)]
      place = min(bytes.count, place + 3)
      return .byte(UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 63)
    }
    guard Self.isLetter(byte) else {
      place += 1
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): return .text(byte)
      case 10, 13: return .word("par", nil)
      default: return .word(String(UnicodeScalar(byte)), nil)
      }
    }
    let name = take(Self.isLetter)
    var sign = ""
    if peek == UInt8(ascii: "-") {
      sign = "-"
      place += 1
    }
    let digits = take { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if peek == UInt8(ascii: " ") { place += 1 }
    return .word(name, Int(sign + digits))
  }

  private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
    let start = place
    while let byte = peek, isPart(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
