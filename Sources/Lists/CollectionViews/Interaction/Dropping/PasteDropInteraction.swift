// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// An interaction that accepts drops in a view with a paste configuration.
@MainActor
final class PasteDropInteraction: UIDropInteraction {
  private let dropping = PasteDropping()

  init() { super.init(delegate: dropping) }
}

extension UIView: DropPasting {
  /// Adds or removes the interaction for drops.
  package func pasteConfigurationChanged() {
    let known = interactions.first { $0 is PasteDropInteraction }
    if pasteConfiguration == nil {
      known.map(removeInteraction)
    } else if known == nil {
      addInteraction(PasteDropInteraction())
    }
  }
}
