// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A reusable view that represents an item: a cell.
@MainActor
protocol CellDescribing: AnyObject {
  /// The accessibility defaults of the cell.
  var cellDefaults: AccessibilityDefaults { get }
  /// Selects the item as a tap does, and returns whether it did.
  func useItem() -> Bool
}
