// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What an unwind segue asks controllers about: where it begins, and what it calls at its end.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller that is left.
  public let source: UIViewController
  /// The method that the controller at the end is to have.
  public let unwindAction: Selector
  /// What began the segue.
  public let sender: Any?

  /// The source of a segue from a controller to whoever has the method.
  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
