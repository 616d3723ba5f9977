// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that assistive technologies offer to do with an element, by name.
///
/// Differs from UIKit: actions are closures; targets with selectors need Objective-C (decision
/// 0002).
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
}
