// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

/// An animator that collects an app's animations and completions for the appearance or dismissal of a context
/// menu or a sidebar.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// The preview beside the menu.
  package let preview: (any MenuPreviewing)?
  /// The transition of the preview when the user commits it.
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Creates an animator for a menu with the given preview.
  package init(_ preview: (any MenuPreviewing)? = nil) {
    self.preview = preview
    super.init()
  }

  /// Adds animations, which are run later.
  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  /// Adds a completion, which `complete()`, `run()` or `run(duration:)` calls.
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations with a duration of `duration` seconds, then calls the completions.
  package func run(duration: TimeInterval) {
    guard !animations.isEmpty else { return completions.forEach { $0() } }
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { [animations] in animations.forEach { $0() } },
      completion: { [completions] _ in completions.forEach { $0() } })
  }

  /// Runs the animations within the enclosing animation context.
  package func animate() { animations.forEach { $0() } }

  /// Calls the completions.
  package func complete() { completions.forEach { $0() } }

  /// Runs the animations within the enclosing animation context, then calls the completions.
  package func run() {
    animate()
    complete()
  }
}
