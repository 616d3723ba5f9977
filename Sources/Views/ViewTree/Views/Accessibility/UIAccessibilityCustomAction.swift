// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Answers what can be done with an object; nil: nothing is said.
public typealias AXCustomActionsReturnBlock = () -> [UIAccessibilityCustomAction]?

/// Something that assistive technologies offer to do with an element, by name.
///
/// It is a closure, or a method of a target, which is not kept alive.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does the action; answers whether that went well.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What the action is called.
  open var name: String
  /// A picture for the action.
  open var image: UIImage?
  /// What does it.
  open var actionHandler: Handler?

  /// An action of a name.
  public init(name: String, actionHandler: Handler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// An action of a name and a picture.
  public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// An action of a name that calls the method `selector` of `target`.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    method = TargetAction(target, selector)
    super.init()
  }

  /// An action of a name and a picture that calls the method `selector` of `target`.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, target: target, selector: selector)
    self.image = image
  }

  private var method: TargetAction?

  /// Whose method does it; it is not kept alive.
  open var target: AnyObject? {
    get { method?.target }
    set { method = TargetAction(newValue, selector) }
  }

  /// The method that does it.
  open var selector: Selector {
    get { method?.action ?? "" }
    set { method = TargetAction(target, newValue) }
  }

  /// Does the action; answers whether that went well, which a method that answers nothing says.
  func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let method, let target = method.target else { return false }
    return method.action.send(to: target, [self]) as? Bool ?? true
  }
}
