// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A reusable view that is an item's: a cell.
@MainActor
protocol CellDescribing: AnyObject {
  /// What the cell is to assistive technologies.
  var cellDefaults: AccessibilityDefaults { get }
  /// Selects the item as a tap does.
  func useItem() -> Bool
}
