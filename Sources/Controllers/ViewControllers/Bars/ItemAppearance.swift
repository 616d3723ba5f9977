// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the items of a bar look like: a part of the bar's appearance.
@MainActor
protocol ItemAppearance: NSObject {
  /// Called when the look changed; a bar's appearance sets it on its parts.
  var onChange: (() -> Void)? { get set }
}

extension ItemAppearance {
  /// A part of its own that looks the same.
  func duplicate() -> Self { copy() as? Self ?? self }
}

extension UIBarAppearance {
  /// Parts of the appearance are other ones now: listens to them, and tells the bar.
  func partsChanged(_ parts: [any ItemAppearance]) {
    for part in parts {
      part.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}
