// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A cell that adds accessibility information when it is a list row.
@MainActor
protocol RowDescribing: AnyObject {
  /// Adds the accessibility information of the row to `defaults`.
  func describe(_ defaults: inout AccessibilityDefaults)
}
