// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The condition of a predicate, which evaluates to whether it holds for an object.
indirect enum PredicateCondition {
  case always(Bool)
  case not(PredicateCondition)
  case both(PredicateCondition, PredicateCondition)
  case either(PredicateCondition, PredicateCondition)
  case comparison(PredicateComparison)

  func holds(_ context: PredicateContext) -> Bool {
    switch self {
    case .always(let holds): holds
    case .not(let condition): !condition.holds(context)
    case .both(let left, let right): left.holds(context) && right.holds(context)
    case .either(let left, let right): left.holds(context) || right.holds(context)
    case .comparison(let comparison): comparison.holds(context)
    }
  }
}
