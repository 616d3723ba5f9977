// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A bar that shows items of its container at the leading edge.
@MainActor
protocol LeadingItemsShowing: AnyObject {
  /// The items that the bar's container adds before the items at the leading edge.
  var ownLeadingItems: [UIBarButtonItem] { get set }
}
