// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parser of predicate formats; invalid formats stop the program with a message.
struct PredicateParser {
  private let format: String
  private let tokens: [(token: PredicateToken, place: Int)]
  private var index = 0
  private var arguments: ArraySlice<Any?>

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments[...]
    let (tokens, fault) = PredicateToken.pieces(of: format)
    self.tokens = tokens.map { ($0.0, $0.1) }
    if let fault { fail("something that can't be read", at: fault) }
  }

  /// Parses the whole format as a condition.
  mutating func wholeCondition() -> PredicateCondition {
    let condition = alternatives()
    if next != nil { fail("something after its end") }
    return condition
  }

  // MARK: Tokens

  private var next: PredicateToken? { index < tokens.count ? tokens[index].token : nil }

  private func fail(_ what: String, at place: Int? = nil) -> Never {
    let place = place ?? (index < tokens.count ? tokens[index].place : format.count)
    fatalError(
      "NSPredicate(format: \"\(format)\") has \(what) at character \(place + 1); follow the "
        + "documentation of predicate formats, or use NSPredicate(block:)")
  }

  private mutating func take(sign: String...) -> String? {
    guard case .sign(let found) = next, sign.contains(found) else { return nil }
    index += 1
    return found
  }

  /// Consumes one of the words, case-insensitively; returns `nil` if the next token is another one.
  private mutating func take(word: String...) -> String? {
    guard case .word(let found) = next, word.contains(found.uppercased()) else { return nil }
    index += 1
    return found.uppercased()
  }

  private mutating func expect(_ sign: String) {
    if take(sign: sign) == nil { fail("no \(sign)") }
  }

  private mutating func argument() -> Any? {
    guard let value = arguments.popFirst() else { fail("a place without a value") }
    return value
  }

  // MARK: Predicates

  private mutating func alternatives() -> PredicateCondition {
    var result = conjunction()
    while take(sign: "||") != nil || take(word: "OR") != nil {
      result = .either(result, conjunction())
    }
    return result
  }

  private mutating func conjunction() -> PredicateCondition {
    var result = negation()
    while take(sign: "&&") != nil || take(word: "AND") != nil { result = .both(result, negation()) }
    return result
  }

  private mutating func negation() -> PredicateCondition {
    if take(sign: "!") != nil || take(word: "NOT") != nil { return .not(negation()) }
    if take(word: "TRUEPREDICATE") != nil { return .always(true) }
    if take(word: "FALSEPREDICATE") != nil { return .always(false) }
    return group() ?? comparison()
  }

  /// Parses a condition in parentheses; returns `nil` if no parentheses follow or if they contain a value.
  private mutating func group() -> PredicateCondition? {
    guard next == .sign("("), holdsCondition else { return nil }
    index += 1
    let condition = alternatives()
    expect(")")
    return condition
  }

  /// Whether the parentheses that follow contain a comparison.
  private var holdsCondition: Bool {
    var depth = 0
    for (token, _) in tokens[index...] {
      switch token {
      case .sign("("): depth += 1
      case .sign(")"):
        depth -= 1
        if depth == 0 { return false }
      case .sign(let sign) where Self.signs[sign] != nil: return true
      case .word(let word) where Self.words.contains(word.uppercased()): return true
      default: break
      }
    }
    return false
  }

  private static let signs = [
    "==": "==", "=": "==", "!=": "!=", "<>": "!=", "<": "<", ">": ">", "<=": "<=", "=<": "<=",
    ">=": ">=",
    "=>": ">=",
  ]
  private static let words: Set = [
    "BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "TRUEPREDICATE",
    "FALSEPREDICATE",
  ]

  private mutating func comparison() -> PredicateCondition {
    let extent: PredicateComparison.Extent =
      switch take(word: "ANY", "SOME", "ALL", "NONE") {
      case "ANY", "SOME": .any
      case "ALL": .all
      case "NONE": .none
      default: .whole
      }
    let left = sum()
    let word = comparisonWord()
    let options = comparisonOptions()
    return .comparison(
      PredicateComparison(extent: extent, left: left, word: word, options: options, right: sum()))
  }

  private mutating func comparisonWord() -> String {
    switch next {
    case .sign(let sign):
      guard let word = Self.signs[sign] else { fail("no comparison") }
      index += 1
      return word
    case .word(let word) where Self.words.contains(word.uppercased()):
      index += 1
      return word.uppercased()
    default: fail("no comparison")
    }
  }

  private mutating func comparisonOptions() -> String.CompareOptions {
    guard take(sign: "[") != nil else { return [] }
    guard case .word(let letters) = next else { fail("no letters in its brackets") }
    index += 1
    expect("]")
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Values

  private mutating func sum() -> PredicateExpression {
    var result = product()
    while let sign = take(sign: "+", "-") { result = .sum(result, sign, product()) }
    return result
  }

  private mutating func product() -> PredicateExpression {
    var result = power()
    while let sign = take(sign: "*", "/") { result = .sum(result, sign, power()) }
    return result
  }

  private mutating func power() -> PredicateExpression {
    let base = path()
    return take(sign: "**") == nil ? base : .sum(base, "**", power())
  }

  private mutating func path() -> PredicateExpression {
    if take(sign: "-") != nil { return .sum(.value(0), "-", path()) }
    var result = atom()
    while take(sign: ".") != nil {
      let isTotal = take(sign: "@") != nil
      guard case .word(let key) = next else { fail("no key after a full stop") }
      index += 1
      result =
        isTotal
        ? total(key, of: result) : key.uppercased() == "SELF" ? result : .key(key, of: result)
    }
    return result
  }

  /// Parses `@count` or a similar operator; all but `@count` may be followed by a key path.
  private mutating func total(_ name: String, of whole: PredicateExpression) -> PredicateExpression
  {
    guard ["count", "sum", "avg", "min", "max"].contains(name) else {
      index -= 1
      fail("@\(name), which predicates do not have here,")
    }
    guard name != "count" else { return .total(name, of: whole) }
    var values = whole
    while take(sign: ".") != nil {
      guard case .word(let key) = next else { fail("no key after a full stop") }
      index += 1
      if key.lowercased() != "self" { values = .key(key, of: values) }
    }
    return .total(name, of: values)
  }

  private mutating func atom() -> PredicateExpression {
    guard let token = next else { fail("no value") }
    index += 1
    switch token {
    case .string(let text): return .value(text)
    case .number(let number, let isWhole):
      return .value(isWhole ? Int(exactly: number) ?? number : number)
    case .variable(let name): return .variable(name)
    case .place("K"): return keyPath(argument())
    case .place: return .value(argument())
    case .word(let word): return named(word)
    case .sign("("):
      let value = sum()
      expect(")")
      return value
    case .sign("{"): return list()
    case .sign("@"):
      guard case .word(let name) = next else { fail("no name after @") }
      index += 1
      return total(name, of: .itself)
    case .sign:
      index -= 1
      fail("no value")
    }
  }

  private mutating func list() -> PredicateExpression {
    var parts: [PredicateExpression] = []
    while take(sign: "}") == nil {
      if !parts.isEmpty { expect(",") }
      parts.append(sum())
    }
    return .list(parts)
  }

  private func named(_ word: String) -> PredicateExpression {
    switch word.uppercased() {
    case "SELF": .itself
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: .key(word, of: .itself)
    }
  }

  private func keyPath(_ argument: Any?) -> PredicateExpression {
    guard let path = PredicateValue(argument).text else {
      fail("a %K whose value is \(argument ?? "nil") and not a text,")
    }
    return path.split(separator: ".").reduce(.itself) { whole, key in
      key == "self" || key == "SELF"
        ? whole : key == "@count" ? .total("count", of: whole) : .key(String(key), of: whole)
    }
  }
}
