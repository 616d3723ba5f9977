// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view or a guide as constraints know it: by an object that does not keep it alive.
///
/// Constraints and guides stand below views. What keeps an item conforms where Auto Layout is carried
/// out, which stands above both.
@MainActor
protocol ItemReference: AnyObject {
  /// The view or guide; nil when it is gone.
  var object: AnyObject? { get }
  /// The item's name in messages; nil when it is gone.
  var words: String? { get }
  /// The font whose line height tells how far baselines stand apart; nil without text.
  var baselineFont: UIFont? { get }
  /// The number of pixels that a point of the item has; nil for a guide.
  var displayScale: CGFloat? { get }
  /// Gives `constraint` to the nearest view that holds all its items, or is one.
  func activate(_ constraint: NSLayoutConstraint)
}
