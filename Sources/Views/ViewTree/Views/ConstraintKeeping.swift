// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The work that a view leaves to Auto Layout, which stands above views.
///
/// Every view conforms there.
@MainActor
protocol ConstraintKeeping: AnyObject {
  // MARK: Constraints and guides

  /// Makes `constraint` active, held by the view.
  func hold(_ constraint: NSLayoutConstraint)
  /// Makes `constraint` inactive, if the view holds it.
  func release(_ constraint: NSLayoutConstraint)
  /// Makes the view the one that `guide` is in.
  func hold(_ guide: UILayoutGuide)
  /// Makes `guide` one of no view, if it is the view's; its constraints end.
  func release(_ guide: UILayoutGuide)
  /// The guide of the part that no bar covers, made when it is asked for first.
  var safeAreaGuide: UILayoutGuide { get }
  /// The guide of the part inside the margins.
  var marginsGuide: UILayoutGuide { get }
  /// The guide of the part inside the margins that is not too wide for lines of text.
  var readableGuide: UILayoutGuide { get }
  /// The guide of the part that a keyboard covers.
  var keyboardGuide: UIKeyboardLayoutGuide { get }

  // MARK: Priorities

  /// Sets whether the frame decides where the view is, rather than constraints.
  func setFollowsFrame(_ followsFrame: Bool)
  /// The priorities with which the content resists being stretched and compressed along `axis`.
  func contentPriorities(_ axis: NSLayoutConstraint.Axis) -> (
    hugging: UILayoutPriority, resistance: UILayoutPriority
  )
  /// Sets how much the content resists one of them along `axis`.
  func setContentPriority(
    _ kind: AutoLayoutState.ContentPriority, _ priority: UILayoutPriority,
    _ axis: NSLayoutConstraint.Axis)

  // MARK: Results

  /// The size that constraints give the view when `target` matters as much as the priorities tell.
  func constrainedFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize
  /// Whether constraints leave more than one place for the view.
  var hasOtherPlaces: Bool { get }
  /// The active constraints that speak of the view along `axis`, wherever they are held.
  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]

  // MARK: Changes

  /// Notes that the content asks for another size.
  func contentSizeChanged()
  /// Notes that something of the view changed: constants of constraints may depend on it.
  func mentionsChanged(_ aspects: ViewAspects)
  /// Has constraints follow a keyboard that covers more or less, here and inside.
  func keyboardCoverChanged()
  /// Notes that the view came into a superview, whose region its own becomes a part of.
  func joinRegion()
  /// Ends constraints that others hold, before the view leaves its superview.
  func leaveRegion()
  /// Makes the constraints inside a region of their own, after the view left its superview.
  func settleIntoOwnRegion()
  /// Carries out what waits in the regions that place the view and the views in it.
  func settleConstraints()
}
