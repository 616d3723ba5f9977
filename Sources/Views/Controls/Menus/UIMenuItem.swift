// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A line that an application adds to the menu of what is selected.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  /// What it says.
  open var title: String
  /// The method that is called, of the first in the responder chain that can.
  open var action: Selector

  /// A line that calls the method `action`.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
