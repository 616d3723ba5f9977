// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Changes of layers that belong together.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var open: [CATransaction] = []

  private var duration: CFTimeInterval?
  private var function: CAMediaTimingFunction?
  private var disablesActions: Bool?
  private var completion: (() -> Void)?
  private var group: AnimationBlock?

  /// Begins a transaction inside the present one.
  open class func begin() { open.append(CATransaction()) }

  /// Ends the transaction begun last.
  open class func commit() { open.popLast()?.end() }

  /// Does what waits to be done: nothing does.
  open class func flush() {}

  /// How long animations without a duration take, in seconds; 0.25 unless it is set.
  open class func animationDuration() -> CFTimeInterval {
    open.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets how long animations without a duration take, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    open.last?.duration = max(0, dur)
  }

  /// How progress of animations without a function of their own follows time; nil: nothing is said.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    open.last { $0.function != nil }?.function
  }

  /// Sets how progress of animations without a function of their own follows time.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    open.last?.function = function
  }

  /// Whether changes are made without actions.
  open class func disableActions() -> Bool {
    open.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Says that changes are to be made without actions.
  open class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }

  /// What is called when all animations that begin in the transaction are over; nil: nothing.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Calls `block` when all animations that begin in the transaction from now on are over, or right
  /// after it when there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    guard let transaction = open.last else {
      if let block { PendingCall(block).runSoon() }
      return
    }
    transaction.completion = block
    guard let block else { return }
    transaction.group?.seal()
    transaction.group = AnimationBlock(AnimationBlock.Manner(), within: nil) { _ in block() }
  }

  /// What the transaction keeps under a name: what others have set, and what `kCATransaction…` name; nil: nothing.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: open.last { $0.values[key] != nil }?.values[key]
    }
  }

  /// Keeps a value under a name, for the transaction and those inside it; `kCATransaction…` name what there are methods for.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      setAnimationDuration(AnimatedValue.number(of: anObject) ?? 0.25)
    case kCATransactionDisableActions:
      setDisableActions(anObject as? Bool ?? (anObject as? NSNumber)?.boolValue ?? false)
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: open.last?.values[key] = anObject
    }
  }

  private var values: [String: Any] = [:]

  private func end() { group?.seal() }

  /// What waits for the animations of the present transaction.
  static var currentGroup: AnimationBlock? { open.last { $0.group != nil }?.group }
}
