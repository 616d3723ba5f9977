// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import RandomTesting
import Testing

@testable import MullionViewTree

/// Tests of the tokens of a rich text document, compared with those that were written.
struct RichTextWordsTests {
  private static func token(_ random: inout SeededGenerator) -> RichTextWords.Token {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .open
    case 1: return .close
    case 2:
      let name = ["b", "par", "fonttbl", "Q", "u"].randomElement(using: &random) ?? "b"
      let hasNumber = Bool.random(using: &random)
      return .word(name, hasNumber ? Int.random(in: -900...900, using: &random) : nil)
    case 3: return .word(["~", "*", "-", "_"].randomElement(using: &random) ?? "~", nil)
    case 4: return .byte(UInt8.random(in: 0...255, using: &random))
    default:
      let text = Array("abz 019-{}\\'~é".utf8)
      return .text(text.randomElement(using: &random) ?? 97)
    }
  }

  private static func source(_ token: RichTextWords.Token) -> [UInt8] {
    switch token {
    case .open: return Array("{".utf8)
    case .close: return Array("}".utf8)
    case .word(let name, let number):
      let isSign = !(name.first?.isLetter ?? false)
      return Array("\\\(name)\(number.map(String.init) ?? "")\(isSign ? "" : " ")".utf8)
    case .byte(let byte): return Array(String(format: "\\'%02x", Int(byte)).utf8)
    case .text(let byte):
      let isSpecial = [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\\")].contains(byte)
      return isSpecial ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  private static func read(_ source: [UInt8], skipping count: Int = 0) -> [RichTextWords.Token] {
    var words = RichTextWords(Data(source))
    words.skip(count)
    var tokens: [RichTextWords.Token] = []
    while let token = words.next() { tokens.append(token) }
    return tokens
  }

  @Test(arguments: 0..<60)
  func `a document is taken apart into what it was written from`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let tokens = (0..<40).map { _ in Self.token(&random) }
    var source: [UInt8] = []
    for token in tokens {
      source += Self.source(token)
      // Ends of lines are nothing but where a reader's eye rests, once the part before is over.
      if Int.random(in: 0..<4, using: &random) == 0, source.last != UInt8(ascii: "\\") {
        source += [13, 10]
      }
    }
    expect(Self.read(source), equals: tokens)
    let count = Int.random(in: 0...30, using: &random)
    let data = [UInt8](repeating: UInt8(ascii: "\\"), count: count)
    expect(Self.read(data + source, skipping: count), equals: tokens)
    expect(Self.read(source, skipping: source.count + 7).isEmpty)
  }

  @Test(
    arguments: [
      "\\": [], "\\'": [.byte(63)], "\\'4": [.byte(4)], "\\'zz!": [.byte(63), .text(33)],
      "\\\n": [.word("par", nil)], "\\b-": [.word("b", nil)],
      "\\b99999999999999999999 x": [.word("b", nil), .text(120)],
    ] as [String: [RichTextWords.Token]])
  func `a document that breaks off is read as far as it goes`(
    source: String, tokens: [RichTextWords.Token]
  ) {
    expect(Self.read(Array(source.utf8)), equals: tokens)
  }
}
