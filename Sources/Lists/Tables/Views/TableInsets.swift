// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The insets and margins of the content in a row, a header or a footer.
struct TableInsets: Hashable {
  /// The left inset of the content view, in points; `right` is the right inset.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// The left margin of texts from the view's edge, in points; `rightMargin` is the right margin.
  var leftMargin: CGFloat = TableMetrics.narrowMargin
  var rightMargin: CGFloat = TableMetrics.narrowMargin
}
