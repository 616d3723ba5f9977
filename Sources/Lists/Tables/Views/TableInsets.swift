// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The insets and margins of the content in a row, a header or a footer.
struct TableInsets: Hashable {
  /// The insets of the content view, in points; `right` is the one at the right.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// The margins of texts from the view's edges, in points; `rightMargin` is the one at the right.
  var leftMargin: CGFloat = TableMetrics.narrowMargin
  var rightMargin: CGFloat = TableMetrics.narrowMargin
}
