// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A group of changes to layers.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var open: [CATransaction] = []

  private var duration: CFTimeInterval?
  private var function: CAMediaTimingFunction?
  private var disablesActions: Bool?
  private var completion: (() -> Void)?
  private var group: AnimationBlock?

  /// Begins a transaction nested in the current one.
  open class func begin() { open.append(CATransaction()) }

  /// Commits the transaction that was begun last.
  open class func commit() { open.popLast()?.end() }

  /// Commits pending changes.
  ///
  /// - Note: Has no effect on Linux: no changes are pending.
  open class func flush() {}

  /// Returns the default duration of animations, in seconds; 0.25 unless set.
  open class func animationDuration() -> CFTimeInterval {
    open.last { $0.duration != nil }?.duration ?? 0.25
  }

  /// Sets the default duration of animations, in seconds; a no-op outside of `begin()` and `commit()`.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    open.last?.duration = max(0, dur)
  }

  /// Returns the default timing function of animations, or `nil` if none is set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    open.last { $0.function != nil }?.function
  }

  /// Sets the default timing function of animations; a no-op outside of `begin()` and `commit()`.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    open.last?.function = function
  }

  /// Returns whether actions are disabled.
  open class func disableActions() -> Bool {
    open.last { $0.disablesActions != nil }?.disablesActions ?? false
  }

  /// Sets whether actions are disabled; a no-op outside of `begin()` and `commit()`.
  open class func setDisableActions(_ flag: Bool) { open.last?.disablesActions = flag }

  /// Returns the block that is called when all animations of the transaction have ended, or `nil`.
  open class func completionBlock() -> (() -> Void)? { open.last?.completion }

  /// Sets a block that is called when all animations added to the transaction from now on have ended.
  ///
  /// If there are none, the block is called at the next turn of the main queue or the next frame after the
  /// commit; outside of `begin()` and `commit()`, after this call.
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

  /// Returns the value for a key: one of the `kCATransaction…` keys, or a key of the caller; `nil` if there
  /// is none.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: open.last { $0.values[key] != nil }?.values[key]
    }
  }

  /// Sets a value for a key of the transaction and those nested in it; the `kCATransaction…` keys are
  /// equivalent to the setters.
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

  /// The block that waits for the animations of the current transaction.
  static var currentGroup: AnimationBlock? { open.last { $0.group != nil }?.group }
}
