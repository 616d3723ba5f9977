// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// An animator that collects an app's animations and completions for a pointer that enters or leaves a
/// region.
@MainActor
final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  /// Runs the animations with a duration of `duration` seconds, then calls the completions.
  func run(_ duration: TimeInterval) {
    guard !animations.isEmpty else { return completions.forEach { $0(true) } }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] isFinished in completions.forEach { $0(isFinished) } })
  }
}
