// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

/// The behaviour that allows spring loading while the control is enabled.
private final class PressSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? UIControl)?.isEnabled ?? false }
}

extension UIControl {
  /// Whether a drag held over the control presses it.
  package var isPressedByDrags: Bool {
    get { spring(PressSpring.self) != nil }
    set {
      setSpring(newValue, PressSpring()) { interaction, _ in
        (interaction.view as? UIControl)?.sendActions(for: [
          .touchUpInside, .primaryActionTriggered,
        ])
      }
    }
  }
}
