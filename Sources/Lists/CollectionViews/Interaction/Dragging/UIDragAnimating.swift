// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The animation of a drag item that is lifted, cancelled or dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside the animation of the drag item.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion that receives the final position of the animation: the start, if it was reversed.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
