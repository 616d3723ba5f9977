// SPDX-License-Identifier: Apache-2.0

public import Controls
import Foundation
import ViewTree

/// Lets a drag be held over a button that can be pressed.
private final class ButtonSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIButton)?.isEnabled ?? false }
}

extension UIButton: UISpringLoadedInteractionSupporting {
  /// Whether a drag that is held over the button presses it.
  public var isSpringLoaded: Bool {
    get { spring != nil }
    set {
      guard newValue != isSpringLoaded else { return }
      if let spring { return removeInteraction(spring) }
      addInteraction(
        UISpringLoadedInteraction(interactionBehavior: ButtonSpring(), interactionEffect: nil) {
          interaction, _ in
          (interaction.view as? UIButton)?.sendActions(for: [
            .touchUpInside, .primaryActionTriggered,
          ])
        })
    }
  }

  private var spring: UISpringLoadedInteraction? {
    interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }
      .first { $0.interactionBehavior is ButtonSpring }
  }
}
