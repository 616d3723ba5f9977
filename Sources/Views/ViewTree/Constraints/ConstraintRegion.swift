// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The solver of the constraints inside a view, as used by views, guides and constraints.
@MainActor
protocol ConstraintRegion: AnyObject {
  /// The active constraints, in the order in which they became active.
  var members: [NSLayoutConstraint] { get }
  /// The number of times the system was rebuilt, for tests.
  var rebuildCount: Int { get }

  /// Adds an active constraint.
  func add(_ constraint: NSLayoutConstraint)
  /// Removes a constraint.
  func remove(_ constraint: NSLayoutConstraint)
  /// Removes all constraints and returns them, to be assigned to other regions.
  func dissolve() -> [NSLayoutConstraint]

  /// Records that a constraint's terms, or the set of items with variables, changed.
  func structureChanged()
  /// Records that the constant of a member changed.
  func constantChanged(of constraint: NSLayoutConstraint)
  /// Records that a value on which constants depend may have changed.
  func dependenceChanged()
  /// Records that the intrinsic content size of a view changed.
  func contentChanged(of item: AnyObject)

  /// Solves the constraints and places the items.
  func settle()
  /// Returns the size that the constraints give the root, with the lengths of `target`, in points, as
  /// constraints of the given priorities.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize
  /// Applies pending changes, and returns whether the constraints allow more than one rectangle for the item.
  func isAmbiguous(_ item: AnyObject) -> Bool
}
