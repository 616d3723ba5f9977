// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An item of constraints: a view or a layout guide.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view at which the search for a common ancestor begins: the view itself, or a guide's owning view.
  var layoutOwner: UIView? { get }
  /// The view in whose coordinate space the item's rectangle is.
  var layoutContainer: UIView? { get }
  /// Whether constraints, rather than a frame, determine the item's rectangle.
  var isUnknown: Bool { get }
  /// Returns the item's rectangle in its container's coordinate space.
  func box(in region: LayoutRegion) -> LayoutBox
  /// Sets the item's rectangle, in its container's coordinate space, to the solution of the constraints.
  func place(at rectangle: CGRect)
  /// The reference to the item that does not retain it.
  var layoutReference: any ItemReference { get }
  /// The item's name in messages.
  var words: String { get }
}
