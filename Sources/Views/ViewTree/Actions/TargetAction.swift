// SPDX-License-Identifier: Apache-2.0

/// A target and its method; the target is not retained.
@MainActor
package struct TargetAction {
  private weak var object: AnyObject?
  /// Whether there is no target: the action is sent to the first object in the responder chain that has the
  /// method.
  package let isForChain: Bool
  /// The method of the target.
  package let action: Selector

  /// Creates an action with the method `action` of `target`; `nil` for the first object in the responder
  /// chain that has it.
  package init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isForChain = target == nil
    self.action = action
  }

  /// The target; `nil` if there is none, or after its deallocation.
  package var target: AnyObject? { object }

  /// Whether the target was deallocated.
  package var isOver: Bool { !isForChain && object == nil }

  /// Returns whether the target is `target` and the method `action`; `nil` matches any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || target.map { $0 as AnyObject } === object)
      && (action == nil || action == self.action)
  }

  /// Returns whether target and method are those of `other`.
  package func isSame(as other: TargetAction) -> Bool {
    isForChain == other.isForChain && object === other.object && action == other.action
  }
}
