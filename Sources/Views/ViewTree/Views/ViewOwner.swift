// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// What a view tells the view controller it belongs to, its `nextResponderOverride`.
@MainActor
package protocol ViewOwner: AnyObject {
  /// The controller's properties are due, before those of its view.
  func updateProperties()
  /// The view's constraints are due; calls the view's `updateConstraints()`.
  func updateViewConstraints()
  /// The view's subviews are about to be laid out.
  func viewWillLayoutSubviews()
  /// The view's subviews were laid out.
  func viewDidLayoutSubviews()
  /// The same, for what stands around the controller; no application overrides it.
  func subviewsWereLaidOut()
  /// What the view's margins are at least, in points; nil: there is no least.
  var leastLayoutMargins: NSDirectionalEdgeInsets? { get }
  /// Whether scroll views add their safe area at the top and bottom although nothing scrolls there.
  var automaticallyAdjustsScrollViewInsets: Bool { get }
  /// The view's margins are others now.
  func viewLayoutMarginsDidChange()
  /// The view's safe area is another one now.
  func viewSafeAreaInsetsDidChange()
  /// The view is about to come into a window or surface (true), or to leave it.
  func viewWillChangePresence(_ isPresent: Bool)
  /// The view came into a window or surface (true), or left it.
  func viewDidChangePresence(_ isPresent: Bool)
  /// The view's traits are others than `previous` now.
  func viewDidChangeTraits(from previous: UITraitCollection)
}

extension UIView {
  /// The view controller the view belongs to.
  var owner: (any ViewOwner)? {
    tree.isControllerView ? nextResponderOverride as? any ViewOwner : nil
  }

  /// The owner of the nearest view around, or of this one.
  var nearestOwner: (any ViewOwner)? {
    ascend { $0.tree.isControllerView }.owner
  }

  /// Has the view and those inside it add their safe area as their owner says now.
  ///
  /// - Complexity: O(n) in the number of views in this one.
  package func safeAreaAdjustmentChanged() {
    safeAreaWasAdjusted()
    for subview in children { subview.safeAreaAdjustmentChanged() }
  }

  /// Tells views and owners in the view that it is about to come into a window or surface, or to
  /// leave it; `window` is the one it comes into.
  ///
  /// - Complexity: O(n) in the number of views in this one, in a window or on the way to one.
  func announcePresence(_ isPresent: Bool, in window: UIWindow?) {
    guard isPresent || tree.isInWindow else { return }
    willMove(toWindow: window)
    if tree.isInWindow != isPresent { owner?.viewWillChangePresence(isPresent) }
    if children.isEmpty { return }
    for subview in children { subview.announcePresence(isPresent, in: window) }
  }
}
