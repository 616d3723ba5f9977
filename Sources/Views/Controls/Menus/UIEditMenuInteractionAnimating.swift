// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets an application animate along with an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Makes the changes of `animations` while the menu comes or goes.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
