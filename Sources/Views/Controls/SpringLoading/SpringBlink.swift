// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The effect that makes a view blink before it is activated.
@MainActor
final class SpringBlink: NSObject, UISpringLoadedInteractionEffect {
  private static let faded: CGFloat = 0.4
  private weak var blinking: UIView?
  private var alpha: CGFloat = 1

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    guard context.state == .activating, let view = context.targetView ?? interaction.view else {
      return stop()
    }
    stop()
    blinking = view
    alpha = view.alpha
    let part = UISpringLoadedInteraction.blinking / 4
    UIView.animate(
      withDuration: part, delay: 0, options: [.autoreverse, .repeat, .allowUserInteraction],
      animations: { view.alpha = self.alpha * Self.faded })
  }

  private func stop() {
    guard let view = blinking else { return }
    blinking = nil
    view.layer.removeAllAnimations()
    UIView.performWithoutAnimation { view.alpha = alpha }
  }
}
