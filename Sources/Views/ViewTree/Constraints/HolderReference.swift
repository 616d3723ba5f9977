// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A view as the constraints and guides that it holds know it.
@MainActor
protocol HolderReference: ItemReference {
  /// The view's own rectangle, in its coordinate space, in points; nil when the view is gone.
  var bounds: CGRect? { get }
  /// Makes a constraint inactive that the view holds.
  func deactivate(_ constraint: NSLayoutConstraint)
  /// Finds the places of what is in the view, where that waits for it.
  func settle()
  /// Has constraints follow guides of the view that have other numbers now.
  func guidesDidChange()
  /// Whether constraints leave more than one place for a guide of the view.
  func isAmbiguous(_ guide: UILayoutGuide) -> Bool
  /// The active constraints that speak of a guide of the view along `axis`, wherever they are held.
  func constraints(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
}
