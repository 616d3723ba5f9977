// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// Collects what an application wants to happen while a context menu, or a sidebar, comes or goes.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// What stands beside the menu.
  package let preview: (any MenuPreviewing)?
  /// What becomes of the preview.
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Collects for a menu beside which `preview` stands.
  package init(_ preview: (any MenuPreviewing)? = nil) {
    self.preview = preview
    super.init()
  }

  /// Makes the changes of `animations` later.
  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  /// Calls `completion` when all is over.
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Makes the changes, in the course of `duration` seconds, and calls the completions after them.
  package func run(duration: TimeInterval) {
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] _ in completions.forEach { $0() } })
  }

  /// Makes the changes, in the course of what is around the call.
  package func animate() { animations.forEach { $0() } }

  /// Calls the completions.
  package func complete() { completions.forEach { $0() } }

  /// Makes the changes, in the course of what is around the call, then calls the completions.
  package func run() {
    animate()
    complete()
  }
}
