// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What is to stay in its place in the next cycle, as long as nobody scrolls before it.
struct PendingAnchor {
  var anchor: ScrollAnchor
  /// The content offset that the anchor belongs to.
  let offset: CGPoint
}
