// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

// One conformance for cells and all other reusable views: a subclass cannot declare another one.
extension UICollectionReusableView: AccessibilityDescribing {
  /// The accessibility defaults: those of a cell with its position in the section, of a header, or of a text;
  /// empty for a decoration view and for a view that displays no element.
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

  /// Performs the action of a tap on a cell, and returns whether there is one; `false` for other views.
  package func accessibilityUse() -> Bool {
    (self as? any CellDescribing)?.useItem() ?? false
  }
}
