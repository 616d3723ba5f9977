// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CompilerCalls

/// Tests of reading and writing JSON values without Foundation.
struct JSONValueTests {
  @Test(arguments: [
    "{}", "[]", "\"\"", "[1,-2.5e3,true,null]", "{\"a\":[\"b\",{\"c\":\"\"}],\"b\":1}",
  ])
  func `what is written is what was read`(text: String) {
    #expect(JSONValue(Array(text.utf8))?.written == text)
  }

  @Test func `signs are read as Foundation writes them, and back`() throws {
    let texts = ["/a b/\"c\"\\d", "\n\t\r\u{1}\u{1F}", "é日本 👍🏽", "a/b"]
    let encoded = try JSONEncoder().encode(texts)
    let value = try #require(JSONValue(Array(encoded)))
    #expect(value == .list(texts.map { .text($0) }))
    let decoded = try JSONDecoder().decode([String].self, from: Data(value.written.utf8))
    #expect(decoded == texts)
    #expect(JSONValue(Array(#""\ud83d\udc4d""#.utf8)) == .text("👍"))
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "{1:2}", "\"a", "\"\\x\"", "\"\\ud83d\"", "[1] 2",
    "\"\\u12",
    String(repeating: "[", count: 100_000),
  ])
  func `what is no JSON is none`(text: String) {
    #expect(JSONValue(Array(text.utf8)) == nil)
  }

  @Test func `words are quoted as for a shell`() {
    let words = ArgumentFile.words(Array("a 'b c' \"d'e\" f\\ g '' h\"i\"j\n\tk\\".utf8))
    #expect(words == ["a", "b c", "d'e", "f g", "", "hij", "k"])
  }
}
