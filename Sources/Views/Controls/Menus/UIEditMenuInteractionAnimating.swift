// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that coordinates an app's animations with the appearance or dismissal of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run along with the menu's transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion that is called after the added animations; without animations, immediately.
  func addCompletion(_ completion: @escaping () -> Void)
}

extension ContextMenuAnimator: UIEditMenuInteractionAnimating {}
