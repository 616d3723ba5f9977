// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// An item that an app adds to the menu of editing commands.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// The title of the item.
  open var title: String
  /// The selector of the method, which is called on the first responder in the chain that can perform it.
  open var action: Selector

  /// Creates an item that calls the method `action`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
