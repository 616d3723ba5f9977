// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// Shows what a pointer over a button does to it.
@MainActor
final class ButtonPointing: UIPointerInteraction {
  /// Changes what is proposed.
  var provider: UIButton.PointerStyleProvider?
  private let asking = Asking()

  init(of button: UIButton) {
    super.init(delegate: asking)
    asking.pointing = self
  }

  /// Asks the button's provider.
  private final class Asking: NSObject, UIPointerInteractionDelegate {
    weak var pointing: ButtonPointing?

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
      let preview = UITargetedPreview(view: button)
      let effect = UIPointerEffect.automatic(preview)
      let corner = button.layer.cornerRadius
      let shape = UIPointerShape.roundedRect(
        preview.target.container.convert(button.bounds, from: button),
        radius: corner > 0 ? corner : UIPointerShape.defaultCornerRadius)
      guard let provider = pointing?.provider else {
        return UIPointerStyle(effect: effect, shape: shape)
      }
      return provider(button, effect, shape)
    }
  }
}
