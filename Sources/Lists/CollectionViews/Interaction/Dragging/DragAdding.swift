// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The tap handling that adds items of a view to a drag in progress.
@MainActor
final class DragAdding: NSObject, UIGestureRecognizerDelegate {
  let tap = UITapGestureRecognizer()
  private weak var interaction: UIDragInteraction?

  init(to interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    tap.delegate = self
    tap.handlers.append((key: -1, body: { [weak self] _ in self?.add() }))
  }

  /// Returns whether the interaction is enabled and a drag is in progress in its surface.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard interaction?.isEnabled == true else { return false }
    return DragsInHand.drag(in: interaction?.view?.surface) != nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func add() {
    guard tap.state == .ended, let interaction, let delegate = interaction.delegate,
      let view = interaction.view, let drag = DragsInHand.drag(in: view.surface)
    else { return }
    let point = tap.location(in: view)
    let chosen = delegate.dragInteraction(
      interaction, sessionForAddingItems: [drag.session], withTouchAt: point)
    guard chosen === drag.session else { return }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: drag.session, withTouchAt: point)
    if !items.isEmpty { drag.add(items, of: interaction) }
  }
}
