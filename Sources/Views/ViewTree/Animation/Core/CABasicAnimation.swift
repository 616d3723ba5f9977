// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An animation of a property of a layer from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; `nil` for the value derived from `toValue` and `byValue`, or for the property's own
  /// value if one of them is missing.
  open var fromValue: Any?
  /// The end value; `nil` for the sum of the start value and `byValue`, or for the property's own value
  /// without `byValue`.
  open var toValue: Any?
  /// The difference between the end value and the start value; used if one of these is missing.
  open var byValue: Any?

  override func take(to copy: CAAnimation) {
    super.take(to: copy)
    guard let copy = copy as? CABasicAnimation else { return }
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
  }

  override func value(at share: Double, base: AnimatedValue) -> AnimatedValue {
    let own = isAdditive ? base.zero : base
    let from = fromValue.flatMap { AnimatedValue($0, like: base) }
    let to = toValue.flatMap { AnimatedValue($0, like: base) }
    let by = byValue.flatMap { AnimatedValue($0, like: base) }
    let start = from ?? by.flatMap { by in to.map { $0.plus(by.negated) } } ?? own
    let end = to ?? by.map { start.plus($0) } ?? own
    return start.mixed(with: end, at: share)
  }
}
