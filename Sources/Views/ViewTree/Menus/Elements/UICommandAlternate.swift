// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An alternate of a command while modifier keys are pressed.
///
/// - Note: Has no effect on Linux: the alternates of a command are only stored.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title of the alternate.
  public let title: String
  /// The selector of the alternate's method.
  public let action: Selector
  /// The modifier keys of the alternate.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate for the modifier keys `modifierFlags`.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
