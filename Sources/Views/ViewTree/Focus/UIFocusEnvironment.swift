// SPDX-License-Identifier: Apache-2.0

/// A part of the focus hierarchy: a view or view controller.
///
/// The environments that contain the previously or the newly focused view can refuse the update and are
/// notified of it.
///
/// Differs from UIKit: only responders take part, and there are no items other than views.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: AnyObject {
  /// The environments to which the focus moves when it enters this one, in order of preference.
  ///
  /// The first that can be focused, or contains an item that can, is used. If there is none, the focus moves
  /// to the first item of this environment in reading order.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The enclosing environment, or `nil`.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// The focus group of the items in the environment, unless they set another; `nil` for that of the
  /// enclosing environment.
  ///
  /// Tab moves between groups, arrow keys between the items of one.
  var focusGroupIdentifier: String? { get }
  /// Schedules a move of the focus, after the next layout, to the preferred environment.
  ///
  /// A no-op while the focus is outside of this environment.
  func setNeedsFocusUpdate()
  /// Performs a scheduled move of the focus now.
  func updateFocusIfNeeded()
  /// Returns whether the focus may move as described by `context`; every environment can refuse.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Notifies the environment that the focus moved as described by `context`; `coordinator` runs accompanying
  /// animations.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// The identifier of the focus group; `nil`, the default, for that of the enclosing environment.
  public var focusGroupIdentifier: String? { nil }
}
