// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The appearance of the items of a bar: a part of the bar's appearance.
@MainActor
protocol ItemAppearance: NSObject {
  /// The closure called after a change; set by the bar's appearance.
  var onChange: (() -> Void)? { get set }
}

extension ItemAppearance {
  /// Returns an independent copy.
  func duplicate() -> Self { copy() as? Self ?? self }
}

extension UIBarAppearance {
  /// Observes the new parts of the appearance, and notifies the bar.
  func partsChanged(_ parts: [any ItemAppearance]) {
    for part in parts {
      part.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}
