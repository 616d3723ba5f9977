// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A token of a predicate's format.
enum PredicateToken: Equatable {
  /// A word: a key, or a keyword.
  case word(String)
  case string(String)
  case number(Double, isWhole: Bool)
  /// A symbol, such as `==` or `(`.
  case sign(String)
  /// A placeholder for a value: the letter after the percent sign.
  case place(Character)
  /// The name after a `$`.
  case variable(String)

  private static let signs = [
    "&&", "||", "==", "!=", "<>", "<=", "=<", ">=", "=>", "**", "=", "<", ">", "!", "(", ")", "{",
    "}",
    "[", "]", ",", "+", "-", "*", "/", ".", "@",
  ]

  /// Returns the tokens of `format` with their offsets; `fault` is the offset of an invalid token, or `nil`.
  static func pieces(of format: String) -> (tokens: [(PredicateToken, Int)], fault: Int?) {
    let text = Array(format)
    var found: [(PredicateToken, Int)] = []
    var place = 0
    while place < text.count {
      if text[place].isWhitespace {
        place += 1
        continue
      }
      guard let (token, end) = piece(of: text, at: place) else { return (found, place) }
      found.append((token, place))
      place = end
    }
    return (found, nil)
  }

  private static func piece(of text: [Character], at start: Int) -> (PredicateToken, Int)? {
    let first = text[start]
    switch first {
    case "'", "\"": return string(in: text, from: start)
    case "%":
      // The length modifiers of numbers are ignored.
      let letter = text.indices.dropFirst(start + 1).first { !"lhqzjt".contains(text[$0]) }
      return letter.map { (.place(text[$0]), $0 + 1) }
    case "$":
      let end = wordEnd(in: text, from: start + 1)
      return end > start + 1 ? (.variable(String(text[(start + 1)..<end])), end) : nil
    case "#" where start + 1 < text.count:
      let end = wordEnd(in: text, from: start + 1)
      return (.string(String(text[(start + 1)..<end])), end)
    default: break
    }
    if first.isNumber { return number(in: text, from: start) }
    let end = wordEnd(in: text, from: start)
    if end > start { return (.word(String(text[start..<end])), end) }
    let rest = String(text[start..<min(start + 2, text.count)])
    return signs.first { rest.hasPrefix($0) }.map { (.sign($0), start + $0.count) }
  }

  private static func wordEnd(in text: [Character], from start: Int) -> Int {
    text[start...].firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? text.count
  }

  private static func string(in text: [Character], from start: Int) -> (PredicateToken, Int)? {
    var result = ""
    var place = start + 1
    while place < text.count, text[place] != text[start] {
      if text[place] == "\\", place + 1 < text.count { place += 1 }
      result.append(text[place])
      place += 1
    }
    return place < text.count ? (.string(result), place + 1) : nil
  }

  private static func number(in text: [Character], from start: Int) -> (PredicateToken, Int)? {
    var end = start
    var isWhole = true
    while end < text.count {
      if text[end] == ".", isWhole, end + 1 < text.count, text[end + 1].isNumber {
        isWhole = false
      } else if !text[end].isNumber {
        break
      }
      end += 1
    }
    return Double(String(text[start..<end])).map { (.number($0, isWhole: isWhole), end) }
  }
}
