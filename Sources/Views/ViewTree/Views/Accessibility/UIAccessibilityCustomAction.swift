// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A closure that returns the custom actions of an object, or `nil` to supply none.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// A named action that assistive technologies offer for an element.
///
/// It is performed by a closure, or by a method of a target, which is not retained.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs the action and returns whether it succeeded.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image of the action.
  ///
  /// - Note: Has no effect on Linux: assistive technologies show only the name.
  open var image: UIImage?
  /// The closure that performs the action, instead of the target's method.
  open var actionHandler: Handler?

  /// Creates an action performed by a closure.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image, performed by a closure.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action performed by the method `selector` of `target`.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    method = TargetAction(target, selector)
    super.init()
  }

  /// Creates an action with an image, performed by the method `selector` of `target`.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  private var method: TargetAction?

  /// The object whose method performs the action; it is not retained.
  open var target: AnyObject? {
    get { method?.target }
    set { method = TargetAction(newValue, selector) }
  }

  /// The method of the target that performs the action; empty if none was set.
  open var selector: Selector {
    get { method?.action ?? "" }
    set { method = TargetAction(target, newValue) }
  }

  /// Performs the action and returns whether it succeeded; a method without a result counts as success.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let method, let target = method.target else { return false }
    return method.action.send(to: target, [self]) as? Bool ?? true
  }
}
