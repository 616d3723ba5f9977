// SPDX-License-Identifier: Apache-2.0

/// A method of an object, to be called when something happens; the object is not kept alive.
@MainActor
package struct TargetAction {
  private weak var object: AnyObject?
  /// Whether the action has no target of its own: it goes to who has the method.
  package let isForChain: Bool
  /// The method.
  package let action: Selector

  /// The method `action` of `target`; nil: of the first in the responder chain that has it.
  package init(_ target: Any?, _ action: Selector) {
    object = target.map { $0 as AnyObject }
    isForChain = target == nil
    self.action = action
  }

  /// The object; nil when there never was one, or it is gone.
  package var target: AnyObject? { object }

  /// Whether the object is gone.
  package var isOver: Bool { !isForChain && object == nil }

  /// Whether the object is `target` and the method `action`; what is nil is all the same.
  package func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || target.map { $0 as AnyObject } === object)
      && (action == nil || action == self.action)
  }

  /// Whether this is what `other` is.
  package func isSame(as other: TargetAction) -> Bool {
    isForChain == other.isForChain && object === other.object && action == other.action
  }
}
