// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The solver of the constraints of the views in one view, as views, guides and constraints know it.
@MainActor
protocol ConstraintRegion: AnyObject {
  /// The active constraints, in the order in which they became active.
  var members: [NSLayoutConstraint] { get }
  /// The number of times that the system was made from nothing, for tests.
  var rebuildCount: Int { get }

  /// Takes an active constraint in.
  func add(_ constraint: NSLayoutConstraint)
  /// Lets a constraint go.
  func remove(_ constraint: NSLayoutConstraint)
  /// Lets all constraints go, which belong to others now.
  func dissolve() -> [NSLayoutConstraint]

  /// Notes that a constraint's terms changed, or which items are unknown.
  func structureChanged()
  /// Notes that the constant of a member changed.
  func constantChanged(of constraint: NSLayoutConstraint)
  /// Notes that something changed that constants depend on.
  func dependenceChanged()
  /// Notes that the size of a view's content changed.
  func contentChanged(of item: AnyObject)

  /// Finds where everything goes and puts it there.
  func settle()
  /// Returns the size that the constraints give the root, when `target`, in points, matters as much as
  /// the priorities tell.
  func fittingSize(
    _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize
  /// Whether constraints leave more than one place for the item.
  func isAmbiguous(_ item: AnyObject) -> Bool
}
