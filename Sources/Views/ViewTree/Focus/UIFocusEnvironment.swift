// SPDX-License-Identifier: Apache-2.0

/// A part of the window that the focus goes through: views and view controllers.
///
/// Those that hold the view with the focus, or the one that gets it, are asked and told of the change.
///
/// Differs from UIKit: only responders take part, and there are no items beside views.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes when it comes to this one as a whole: to the first that can have it, or that
  /// holds what can; none stands for the first in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The one that this one is in; nil: none.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The group that all in the environment are in, unless they say another: Tab goes from group to group, arrow keys go from item to
  /// item of one; nil: that of the environment around it.
  var focusGroupIdentifier: String? { get }
  /// Has the focus go, after the next layout, where this one prefers it.
  ///
  /// Does nothing while the focus is elsewhere.
  func setNeedsFocusUpdate()
  /// Has the focus go now where that was asked for.
  func updateFocusIfNeeded()
  /// Whether the focus may move as `context` says; every environment can refuse.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// The focus moved as `context` says; `coordinator` runs animations along with that.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// That of the environment around it.
  public var focusGroupIdentifier: String? { nil }
}
