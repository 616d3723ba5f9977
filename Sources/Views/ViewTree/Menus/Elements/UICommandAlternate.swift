// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a command is while keys are held; kept for callers.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What the command says then.
  public let title: String
  /// The method that is called then.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags

  /// What a command is while the keys `modifierFlags` are held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
