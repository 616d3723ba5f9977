// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An expression in a predicate.
indirect enum PredicateExpression {
  case value(Any?)
  /// The evaluated object.
  case itself
  case variable(String)
  case key(String, of: PredicateExpression)
  /// An aggregate of a collection, such as `@count` or `@sum`.
  case total(String, of: PredicateExpression)
  case list([PredicateExpression])
  case sum(PredicateExpression, String, PredicateExpression)

  func value(in context: PredicateContext) -> Any? {
    switch self {
    case .value(let value): return value
    case .itself: return context.object
    case .variable(let name): return context.variables[name]
    case .key(let key, let whole): return PredicateValue(whole.value(in: context)).value(of: key)
    case .total(let name, let whole):
      return PredicateValue(whole.value(in: context)).total(name)
    case .list(let parts): return parts.map { $0.value(in: context) }
    case .sum(let left, let sign, let right):
      guard let left = PredicateValue(left.value(in: context)).number,
        let right = PredicateValue(right.value(in: context)).number
      else { return nil }
      switch sign {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return left / right
      default: return pow(left, right)
      }
    }
  }
}
