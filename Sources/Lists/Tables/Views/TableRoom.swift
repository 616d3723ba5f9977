// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The room that a table leaves beside the content of a row, a header or a footer.
struct TableRoom: Hashable {
  /// Beside the content view, in points.
  var left: CGFloat = 0
  var right: CGFloat = 0
  /// Beside texts, from the view's edges, in points.
  var leftMargin: CGFloat = TableMetrics.narrowMargin
  var rightMargin: CGFloat = TableMetrics.narrowMargin
}
