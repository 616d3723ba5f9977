// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree

/// The appearance of a table's headers and footers.
struct TableBoundaryLook: Equatable {
  var isPlain = true
  var isFooter = false

  var content: UIListContentConfiguration {
    switch (isPlain, isFooter) {
    case (true, false): .plainHeader()
    case (true, true): .plainFooter()
    case (false, false): .groupedHeader()
    case (false, true): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// The insets around texts, in points: the vertical margins of the configuration, and horizontal insets
  /// that align with the texts of rows.
  var textInsets: NSDirectionalEdgeInsets {
    var insets = content.directionalLayoutMargins
    (insets.leading, insets.trailing) = (ListMetrics.separatorLeading, ListMetrics.separatorLeading)
    return insets
  }
}
