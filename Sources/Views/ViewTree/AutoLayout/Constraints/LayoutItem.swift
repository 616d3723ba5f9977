// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What constraints relate: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view where the search for a common holder begins: the view itself, or a guide's owner.
  var layoutOwner: UIView? { get }
  /// The view in whose coordinate space the item's rectangle is.
  var layoutContainer: UIView? { get }
  /// Whether constraints decide where the item is; else its frame does.
  var isUnknown: Bool { get }
  /// The item's rectangle in its container's coordinate space.
  func box(in region: LayoutRegion) -> LayoutBox
  /// Puts the item where the constraints say, in its container's coordinate space.
  func place(at rectangle: CGRect)
  /// What is kept of the item by those who do not keep it alive.
  var layoutReference: any ItemReference { get }
  /// The item's name in messages.
  var words: String { get }
}
