// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Lets things be dropped in a view that has a paste configuration.
@MainActor
final class PasteDropInteraction: UIDropInteraction {
  private let dropping = PasteDropping()

  init() { super.init(delegate: dropping) }
}

extension UIView: DropPasting {
  /// Lets things be dropped, or no longer.
  package func pasteConfigurationChanged() {
    let known = interactions.first { $0 is PasteDropInteraction }
    if pasteConfiguration == nil {
      known.map(removeInteraction)
    } else if known == nil {
      addInteraction(PasteDropInteraction())
    }
  }
}
