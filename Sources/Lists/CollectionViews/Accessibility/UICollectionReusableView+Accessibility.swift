// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

// One conformance for cells and all other reusable views: a subclass cannot declare another one.
extension UICollectionReusableView: AccessibilityDescribing {
  /// The accessibility defaults: a cell with its position in the section, a header, or a text.
  ///
  /// The label comes from the visible content.
  package var accessibilityDefaults: AccessibilityDefaults {
    guard let attributes = appliedAttributes, !isPooled else { return AccessibilityDefaults() }
    switch attributes.representedElementCategory {
    case .decorationView: return AccessibilityDefaults()
    case .cell: return (self as? any CellDescribing)?.cellDefaults ?? AccessibilityDefaults()
    case .supplementaryView:
      let isHeader =
        attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      var defaults = AccessibilityDefaults(isHeader ? .heading : .text)
      defaults.traits = isHeader ? .header : .staticText
      defaults.saysWhatItShows = true
      defaults.spokesman = asShell?.spokesman
      return defaults
    }
  }

  /// Selects a cell as a tap does, and returns whether it did.
  package func accessibilityUse() -> Bool {
    (self as? any CellDescribing)?.useItem() ?? false
  }
}
