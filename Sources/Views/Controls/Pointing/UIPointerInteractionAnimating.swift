// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Lets an application animate along with a pointer that comes into a region, or leaves it.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Animates changes along with the pointer.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` at the end, with whether the animation came to it.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
