// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An animator for animations alongside a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run while the menu appears or disappears.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion that is called after the added animations; without animations, immediately.
  func addCompletion(_ completion: @escaping () -> Void)
}
