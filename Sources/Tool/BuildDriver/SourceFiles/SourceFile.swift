// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The tokens of a Swift source.
struct SourceFile {
  /// The path of the file.
  let path: String
  /// The contents of the file.
  let bytes: [UInt8]
  /// All tokens, in order.
  let tokens: [SourceToken]

  /// Reads the file at `path`; a file that cannot be read has no tokens.
  init(path: String) {
    self.init(path: path, bytes: [UInt8](FileManager.default.contents(atPath: path) ?? Data()))
  }

  /// Creates a source with the given contents.
  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    tokens = SourceLexer.tokens(of: bytes)
  }

  /// Returns the text of a token.
  func text(_ token: SourceToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Returns the tokens outside of conditions that do not hold.
  func active(_ conditions: SourceConditions) -> [SourceToken] {
    var found: [SourceToken] = []
    found.reserveCapacity(tokens.count)
    // For each open condition whether its current branch is compiled, and whether one of its branches was.
    var open: [(isActive: Bool, wasActive: Bool)] = []
    for token in tokens {
      guard token.kind == .condition else {
        if open.allSatisfy(\.isActive) { found.append(token) }
        continue
      }
      let text = text(token)
      if text.hasPrefix("#if") {
        let holds = conditions.holds(text.dropFirst(3))
        open.append((holds, holds))
      } else if text.hasPrefix("#elseif"), let last = open.popLast() {
        let holds = !last.wasActive && conditions.holds(text.dropFirst(7))
        open.append((holds, last.wasActive || holds))
      } else if text.hasPrefix("#else"), let last = open.popLast() {
        open.append((!last.wasActive, true))
      } else {
        _ = open.popLast()
      }
    }
    return found
  }

  /// Returns the modules that `tokens` import, with the line of the first import of each.
  func imports(_ tokens: [SourceToken]) -> [(module: String, line: Int)] {
    var found: [(module: String, line: Int)] = []
    for (place, token) in tokens.enumerated()
    where token.kind == .word && token.end - token.start == 6 && text(token) == "import" {
      guard place + 1 < tokens.count, tokens[place + 1].line == token.line else { continue }
      if place > 0, tokens[place - 1].kind == .mark, tokens[place - 1].line == token.line,
        bytes[tokens[place - 1].start] == UInt8(ascii: ".")
      {
        continue
      }
      var name = text(tokens[place + 1])
      if Self.declarations.contains(name), place + 2 < tokens.count,
        tokens[place + 2].line == token.line, tokens[place + 2].kind == .word
      {
        name = text(tokens[place + 2])
      }
      if !found.contains(where: { $0.module == name }) { found.append((name, token.line)) }
    }
    return found
  }

  /// The kinds of declarations that an import may name before the module.
  private static let declarations: Set = [
    "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
