// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A reusable view that represents an item: a cell.
@MainActor
protocol CellDescribing: AnyObject {
  /// The accessibility defaults of the cell.
  var cellDefaults: AccessibilityDefaults { get }
  /// Performs the action of a tap on the item, and returns whether there is one.
  func useItem() -> Bool
}
