// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// The interface that a view controller provides to its view; the controller is the view's
/// `nextResponderOverride`.
@MainActor
package protocol ViewOwner: AnyObject {
  /// Updates the controller's properties; called before those of its view are updated.
  func updateProperties()
  /// Updates the view's constraints, by calling the view's `updateConstraints()`.
  func updateViewConstraints()
  /// Called before the view's subviews are laid out.
  func viewWillLayoutSubviews()
  /// Called after the view's subviews were laid out.
  func viewDidLayoutSubviews()
  /// Called after the view's subviews were laid out, for containers of the controller; applications cannot
  /// override it.
  func subviewsWereLaidOut()
  /// The lower bounds of the view's margins, in points, or `nil` for none.
  var leastLayoutMargins: NSDirectionalEdgeInsets? { get }
  /// Whether scroll views add their safe area at the top and bottom even if their content does not scroll.
  var automaticallyAdjustsScrollViewInsets: Bool { get }
  /// Called when the view's margins changed.
  func viewLayoutMarginsDidChange()
  /// Called when the view's safe area changed.
  func viewSafeAreaInsetsDidChange()
  /// Called before the view enters a window or surface, or leaves it if `isPresent` is `false`.
  func viewWillChangePresence(_ isPresent: Bool)
  /// Called after the view entered a window or surface, or left it if `isPresent` is `false`.
  func viewDidChangePresence(_ isPresent: Bool)
  /// Called when the view's traits changed from `previous`.
  func viewDidChangeTraits(from previous: UITraitCollection)
}

extension UIView {
  /// The controller whose view this is, or `nil`.
  var owner: (any ViewOwner)? {
    tree.isControllerView ? nextResponderOverride as? any ViewOwner : nil
  }

  /// The controller of this view or of the nearest superview that has one.
  var nearestOwner: (any ViewOwner)? {
    ascend { $0.tree.isControllerView }.owner
  }

  /// Updates the safe area adjustment of the view and its descendants after a setting of their owner changed.
  ///
  /// - Complexity: O(n) in the number of descendants.
  package func safeAreaAdjustmentChanged() {
    safeAreaWasAdjusted()
    for subview in children { subview.safeAreaAdjustmentChanged() }
  }

  /// Notifies the view, its descendants and their controllers before the view enters a window or surface, or
  /// leaves it.
  ///
  /// `window` is the window that the view enters, or `nil`.
  ///
  /// - Complexity: O(n) in the number of descendants, in a window or when entering one.
  func announcePresence(_ isPresent: Bool, in window: UIWindow?) {
    guard isPresent || tree.isInWindow else { return }
    willMove(toWindow: window)
    if tree.isInWindow != isPresent { owner?.viewWillChangePresence(isPresent) }
    if children.isEmpty { return }
    for subview in children { subview.announcePresence(isPresent, in: window) }
  }
}
