// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Collects what an application wants to happen while a pointer comes or leaves.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Makes the changes in the course of `duration` seconds, and calls the completions after them.
  func run(_ duration: TimeInterval) {
    guard !animations.isEmpty else { return completions.forEach { $0(true) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] isFinished in completions.forEach { $0(isFinished) } })
  }
}
