// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The behaviour that allows spring loading over the segments that a tap would select.
private final class SegmentSpring: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let control = interaction.view as? UISegmentedControl, control.isEnabled,
      let segment = control.segment(at: context.location(in: control)),
      control.isMomentary || segment != control.selectedSegmentIndex
    else { return false }
    context.targetItem = segment
    context.targetView = control.face(ofSegmentAt: segment)
    return true
  }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
  /// Whether a drag held over a segment selects it, as a tap does.
  public var isSpringLoaded: Bool {
    get { spring(SegmentSpring.self) != nil }
    set {
      setSpring(newValue, SegmentSpring()) { interaction, context in
        guard let control = interaction.view as? UISegmentedControl,
          let segment = context.targetItem as? Int
        else { return }
        control.choose(segment)
      }
    }
  }
}
