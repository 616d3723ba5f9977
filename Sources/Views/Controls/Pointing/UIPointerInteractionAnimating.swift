// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A type that coordinates an app's animations with a pointer that enters or leaves a region.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  /// Adds animations that run along with the pointer's transition.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a completion, which receives whether the animation has finished.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
