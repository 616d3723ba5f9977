// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The pointer interaction of a button.
@MainActor
final class ButtonPointing: UIPointerInteraction {
  /// The closure that replaces the proposed pointer style.
  var provider: UIButton.PointerStyleProvider?
  private let asking = Asking()

  init(of button: UIButton) {
    super.init(delegate: asking)
    asking.pointing = self
  }

  /// The interaction's delegate, which calls the button's style provider.
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
