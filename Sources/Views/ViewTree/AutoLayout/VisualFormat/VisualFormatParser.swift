// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parser of visual formats.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  init(_ text: String) { self.text = Array(text) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if accept("V:") { format.isVertical = true } else { _ = accept("H:") }
    if accept("|") { format.leading = try gap() }
    format.elements.append(try element())
    while position < text.count {
      let gap = try gap()
      if accept("|") {
        format.trailing = gap
        break
      }
      format.gaps.append(gap)
      format.elements.append(try element())
    }
    if position < text.count { throw expected("nothing more") }
    return format
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard accept("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if accept("(") {
      predicates = try list()
    } else {
      predicates = [VisualFormat.Predicate(object: try object())]
    }
    guard accept("-") else { throw expected("- after a gap") }
    return .predicates(predicates)
  }

  private mutating func element() throws(VisualFormatError) -> VisualFormat.Element {
    guard accept("[") else { throw expected("[view]") }
    guard case .name(let name) = try object() else { throw expected("a view's name") }
    let predicates = accept("(") ? try list() : []
    guard accept("]") else { throw expected("]") }
    return VisualFormat.Element(name: name, predicates: predicates)
  }

  /// Parses predicates separated by commas, up to the closing parenthesis.
  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    var all = [try predicate()]
    while accept(",") { all.append(try predicate()) }
    guard accept(")") else { throw expected(")") }
    return all
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if accept("<=") {
      relation = .lessThanOrEqual
    } else if accept(">=") {
      relation = .greaterThanOrEqual
    } else {
      _ = accept("==")
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try object())
    if accept("@") { predicate.priority = try object() }
    return predicate
  }

  private mutating func object() throws(VisualFormatError) -> VisualFormat.Object {
    let start = position
    if peek == "-" || peek == "+" { position += 1 }
    while let next = peek, next.isLetter || next.isNumber || next == "_" || next == "." {
      position += 1
    }
    let word = String(text[start..<position])
    if let number = Double(word) { return .number(CGFloat(number)) }
    guard let first = word.first, first.isLetter || first == "_" else {
      throw VisualFormatError(position: start, expected: "a number or a name")
    }
    return .name(word)
  }

  private var peek: Character? { position < text.count ? text[position] : nil }

  private mutating func accept(_ word: String) -> Bool {
    let end = position + word.count
    guard end <= text.count, String(text[position..<end]) == word else { return false }
    position = end
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(position: position, expected: what)
  }
}
