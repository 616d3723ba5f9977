// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The Auto Layout operations of a view, implemented in layers above the view tree.
///
/// `UIView` conforms to the protocol in those layers.
@MainActor
protocol ConstraintKeeping: AnyObject {
  // MARK: Constraints and guides

  /// Activates `constraint`, held by the view.
  func hold(_ constraint: NSLayoutConstraint)
  /// Deactivates `constraint` if the view holds it.
  func release(_ constraint: NSLayoutConstraint)
  /// Makes the view the owning view of `guide`.
  func hold(_ guide: UILayoutGuide)
  /// Removes `guide` from the view, if it belongs to it, and deactivates its constraints.
  func release(_ guide: UILayoutGuide)
  /// The safe area guide, created on first access.
  var safeAreaGuide: UILayoutGuide { get }
  /// The guide of the area inside the margins.
  var marginsGuide: UILayoutGuide { get }
  /// The guide of the area inside the margins, limited to a readable width.
  var readableGuide: UILayoutGuide { get }
  /// The guide of the area that a keyboard covers.
  var keyboardGuide: UIKeyboardLayoutGuide { get }

  // MARK: Priorities

  /// Sets whether the frame, rather than constraints, determines the view's position and size.
  func setFollowsFrame(_ followsFrame: Bool)
  /// Returns the content hugging and compression resistance priorities along `axis`.
  func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> (
    hugging: UILayoutPriority, resistance: UILayoutPriority
  )
  /// Sets one of the two content priorities along `axis`.
  func setContentPriority(
    _ kind: AutoLayoutState.ContentPriority, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis)

  // MARK: Results

  /// Returns the size that constraints give the view, with the lengths of `target` as constraints of the
  /// given priorities.
  func constrainedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize
  /// Whether the constraints allow more than one position or size of the view.
  var hasOtherPlaces: Bool { get }
  /// Returns the active constraints on attributes of the view along `axis`, whichever view holds them.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]

  // MARK: Changes

  /// Called when the intrinsic content size was invalidated.
  func contentSizeChanged()
  /// Called when `aspects` of the view changed: constants of constraints may depend on them.
  func mentionsChanged(_ aspects: ViewAspects)
  /// Updates the constraints of the view and its descendants that follow the area covered by a keyboard.
  func keyboardCoverChanged()
  /// Merges the view's region into that of its new superview.
  func joinRegion()
  /// Deactivates constraints that other views hold, before the view leaves its superview.
  func leaveRegion()
  /// Moves the constraints inside the view into a region of their own, after the view left its superview.
  func settleIntoOwnRegion()
  /// Performs the pending work of the regions of the view and its superviews, the outermost first.
  func settleConstraints()
}
