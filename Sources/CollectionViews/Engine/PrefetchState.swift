// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Which items were announced to come into sight soon, and how the view moved.
struct PrefetchState {
  /// Announced, and neither shown nor taken back since.
  var announced: Set<IndexPath> = []
  /// The bounds when items were announced last.
  var bounds = CGRect.null
  /// Which way the content moved last: 1 towards its end, -1 towards its beginning.
  var direction: CGFloat = 1
}
