// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What knows which view of a window has the focus.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// Posted when the focus moved; the object is the system.
  ///
  /// The user information has the context at ``focusUpdateContextUserInfoKey`` and the coordinator at
  /// ``animationCoordinatorUserInfoKey``.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// Where a notification has the `UIFocusUpdateContext`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// Where a notification has the `UIFocusAnimationCoordinator`.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"

  private let focus: SurfaceFocus

  init(_ focus: SurfaceFocus) {
    self.focus = focus
  }

  /// The system of the window that `environment` is in; nil: it is in none.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let surface = (environment as? UIResponder)?.responderSurface
    return (surface?.focus as? SurfaceFocus)?.system
  }

  /// Whether `other` is `environment`, or in it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: other, next: \.parentFocusEnvironment).contains { $0 === environment }
  }

  /// What has the focus; nil: nothing.
  open var focusedItem: (any UIFocusItem)? { focus.item }

  /// Has the focus go, after the next layout, to `environment` or where it prefers it.
  ///
  /// Unlike ``UIFocusEnvironment/setNeedsFocusUpdate()`` it does so wherever the focus is.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let environment = environment as? UIResponder else { return }
    focus.request(environment)
  }

  /// Has the focus go now where that was asked for.
  open func updateFocusIfNeeded() { focus.updateIfNeeded() }
}
