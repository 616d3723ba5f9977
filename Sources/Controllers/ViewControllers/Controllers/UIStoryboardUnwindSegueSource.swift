// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The description of an unwind segue for controllers: its source and its action.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller in which the segue begins.
  public let source: UIViewController
  /// The method that the destination must implement.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: Any?

  /// Creates the source of an unwind segue, which ends at the first controller that implements
  /// `unwindAction`.
  package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
  }
}
