// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A comparison of two expressions.
struct PredicateComparison {
  /// The quantifier of the comparison over the members of the left side; `whole` compares the left side
  /// itself.
  enum Extent { case whole, any, all, none }

  let extent: Extent
  let left: PredicateExpression
  /// The operator in capitals, such as `==` or `CONTAINS`.
  let word: String
  let options: String.CompareOptions
  let right: PredicateExpression

  func holds(_ context: PredicateContext) -> Bool {
    let right = PredicateValue(right.value(in: context))
    let left = left.value(in: context)
    guard extent != .whole else { return holds(PredicateValue(left), right) }
    let members = PredicateValue(left).members ?? []
    switch extent {
    case .any: return members.contains { holds(PredicateValue($0), right) }
    case .all: return members.allSatisfy { holds(PredicateValue($0), right) }
    default: return !members.contains { holds(PredicateValue($0), right) }
    }
  }

  private func holds(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
    switch word {
    case "==": left.equals(right, options)
    case "!=": !left.equals(right, options)
    case "<": left.order(right, options) == .orderedAscending
    case ">": left.order(right, options) == .orderedDescending
    case "<=": [.orderedAscending, .orderedSame].contains(left.order(right, options))
    case ">=": [.orderedDescending, .orderedSame].contains(left.order(right, options))
    case "BETWEEN": isBetween(left, right)
    case "IN": left.isIn(right, options)
    case "CONTAINS": right.isIn(left, options)
    default: isLike(left.text, right.text)
    }
  }

  private func isBetween(_ value: PredicateValue, _ limits: PredicateValue) -> Bool {
    guard let limits = limits.members, limits.count == 2 else { return false }
    return [.orderedDescending, .orderedSame].contains(
      value.order(PredicateValue(limits[0]), options))
      && [.orderedAscending, .orderedSame].contains(value.order(PredicateValue(limits[1]), options))
  }

  /// Returns whether an operator for texts, such as `BEGINSWITH` or `LIKE`, holds; `false` if one of the
  /// texts is `nil`.
  private func isLike(_ text: String?, _ pattern: String?) -> Bool {
    guard let text, let pattern else { return false }
    switch word {
    case "BEGINSWITH":
      return text.range(of: pattern, options: options.union(.anchored)) != nil || pattern.isEmpty
    case "ENDSWITH":
      return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        || pattern.isEmpty
    case "LIKE":
      let expression = NSRegularExpression.escapedPattern(for: pattern)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, "(?s)" + expression)
    default: return matches(text, pattern)
    }
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    func folded(_ text: String) -> String {
      options.contains(.diacriticInsensitive)
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let expression: NSRegularExpression
    do {
      expression = try NSRegularExpression(
        pattern: "^(?:\(folded(pattern)))$",
        options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    } catch {
      fatalError(
        "a predicate's MATCHES has '\(pattern)', which is not a regular expression; write one")
    }
    let text = folded(text)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return expression.firstMatch(in: text, range: whole)?.range == whole
  }
}
