// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reference from constraints to a view or guide that does not retain it.
///
/// Constraints and guides are in a layer below views. References conform to it where Auto Layout is
/// implemented, in a layer above both.
@MainActor
protocol ItemReference: AnyObject {
  /// The view or guide, or `nil` after its deallocation.
  var object: AnyObject? { get }
  /// The item's name in messages, or `nil` after its deallocation.
  var words: String? { get }
  /// The font whose line height determines the system spacing of baselines; `nil` without text.
  var baselineFont: UIFont? { get }
  /// The number of pixels per point of the item; `nil` for a guide, and after the item's deallocation.
  var displayScale: CGFloat? { get }
  /// Adds `constraint` to the nearest common ancestor of its items, which may be one of them.
  func activate(_ constraint: NSLayoutConstraint)
}
