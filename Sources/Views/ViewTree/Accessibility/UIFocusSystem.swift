// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The focus system of a window.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  /// The notification that the focus moved; its object is the focus system.
  ///
  /// The user info contains the context for ``focusUpdateContextUserInfoKey`` and the coordinator for
  /// ``animationCoordinatorUserInfoKey``.
  public nonisolated static let didUpdateNotification = Notification.Name(
    "UIFocusDidUpdateNotification")
  /// The user info key for the `UIFocusUpdateContext`.
  public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
  /// The user info key for the `UIFocusAnimationCoordinator`.
  public nonisolated static let animationCoordinatorUserInfoKey =
    "UIFocusUpdateAnimationCoordinatorKey"

  private let focus: SurfaceFocus

  init(_ focus: SurfaceFocus) {
    self.focus = focus
  }

  /// Returns the focus system of the window that contains `environment`, or `nil` if it is not in a window.
  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
    let surface = (environment as? UIResponder)?.responderSurface
    return (surface?.focus as? SurfaceFocus)?.system
  }

  /// Returns whether `other` is `environment` or a descendant of it.
  open class func environment(
    _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
  ) -> Bool {
    sequence(first: other, next: \.parentFocusEnvironment).contains { $0 === environment }
  }

  /// The focused item; `nil` for none.
  open var focusedItem: (any UIFocusItem)? { focus.item }

  /// Requests a focus update, which moves the focus to `environment` or its preferred environment after the
  /// next layout.
  ///
  /// Unlike ``UIFocusEnvironment/setNeedsFocusUpdate()``, it does so regardless of the current focus.
  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {
    guard let environment = environment as? UIResponder else { return }
    focus.request(environment)
  }

  /// Performs a requested focus update immediately.
  open func updateFocusIfNeeded() { focus.updateIfNeeded() }
}
