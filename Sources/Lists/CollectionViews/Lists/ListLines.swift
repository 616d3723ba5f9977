// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The separators of one row, in the row's own coordinates.
struct ListLines: Equatable {
  /// The line at the top edge; `nil` if there is none.
  var top: CGRect?
  /// The line at the bottom edge; `nil` if there is none.
  var bottom: CGRect?
}
