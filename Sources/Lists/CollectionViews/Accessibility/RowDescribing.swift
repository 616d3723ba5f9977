// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A cell that says more of itself in lists.
@MainActor
protocol RowDescribing: AnyObject {
  /// Adds what the row says.
  func describe(_ defaults: inout AccessibilityDefaults)
}
