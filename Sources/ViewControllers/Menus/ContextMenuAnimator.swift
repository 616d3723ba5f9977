// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// Collects what an application wants to happen while a context menu, or a sidebar, comes or goes.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewViewController: UIViewController?) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, in the course of `duration` seconds, and calls the completions after them.
  func run(duration: TimeInterval) {
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] _ in completions.forEach { $0() } })
  }

  /// Makes the changes, in the course of what is around the call.
  func animate() { animations.forEach { $0() } }

  /// Calls the completions.
  func complete() { completions.forEach { $0() } }

  /// Makes the changes, in the course of what is around the call, then calls the completions.
  func run() {
    animate()
    complete()
  }
}
