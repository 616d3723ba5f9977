// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The motion of something that is lifted, goes back or is dropped.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Animates changes along with the motion.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` at the end of the motion, with where it ended: at the start, where it was turned back.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
