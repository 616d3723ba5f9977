// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

extension UITabBarController.Sidebar {
  /// The methods by which a delegate supplies the items of a sidebar and follows its changes; all are
  /// optional.
  ///
  /// Known gaps: swipes over rows, drags out of rows, drops onto rows.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// Notifies the delegate that the sidebar is about to appear or disappear, because
    /// ``UITabBarController/Sidebar/isHidden`` was set.
    ///
    /// Animations added to `animator` run alongside, or immediately if the change is not animated.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating)
    /// Returns the item of a row; by default, an item with the text and image of the tab or action.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// Notifies the delegate that `item` is updated, because the state of its row changed or
    /// ``UITabBarController/Sidebar/reconfigureItem(for:)`` was called.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem)
    /// Returns the context menu of a tab's row, or `nil` for none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// Notifies the delegate that the row of `tab` is about to become visible.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab)
    /// Notifies the delegate that the row of `tab` is no longer visible.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab)
  }

  /// An object that runs animations alongside the appearance or disappearance of a sidebar.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Adds changes of views that are animated alongside.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the animations.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// Returns an item with the text and image of the tab or action; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  /// Returns `nil`, for no menu; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing; the default implementation.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
}

extension ContextMenuAnimator: UITabBarController.Sidebar.Animating {}
