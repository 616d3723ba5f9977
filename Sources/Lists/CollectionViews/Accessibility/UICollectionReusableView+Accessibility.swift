// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

// One conformance for cells and all others: a subclass can't have another one.
extension UICollectionReusableView: AccessibilityDescribing {
  /// A cell with its place among the section's, a header, or a text; it says what it shows.
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

  /// Selects a cell as a tap does.
  package func accessibilityUse() -> Bool {
    (self as? any CellDescribing)?.useItem() ?? false
  }
}
