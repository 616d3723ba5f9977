// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The separators of one row, in the row's own coordinates.
struct ListLines: Equatable {
  /// The line at the upper edge; `nil` when there is none.
  var top: CGRect?
  /// The line at the lower edge; `nil` when there is none.
  var bottom: CGRect?
}
