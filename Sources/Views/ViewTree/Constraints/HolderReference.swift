// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A reference to a view from the constraints and guides that it holds.
@MainActor
protocol HolderReference: ItemReference {
  /// The view's bounds, in points, or `nil` after its deallocation.
  var bounds: CGRect? { get }
  /// Deactivates a constraint that the view holds.
  func deactivate(_ constraint: NSLayoutConstraint)
  /// Performs the pending work of the regions that place the view's content.
  func settle()
  /// Notifies the regions with constraints on guides of the view that the rectangles of these guides may have
  /// changed.
  func guidesDidChange()
  /// Returns whether the constraints allow more than one rectangle for a guide of the view.
  func isAmbiguous(_ guide: UILayoutGuide) -> Bool
  /// Returns the active constraints on attributes of a guide of the view along `axis`, whichever view holds
  /// them.
  func constraints(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
}
