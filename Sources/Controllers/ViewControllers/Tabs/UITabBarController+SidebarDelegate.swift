// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionControls
public import MullionViewTree

extension UITabBarController.Sidebar {
  /// Says what the rows of a sidebar show, and hears of the sidebar; every method may be left out.
  ///
  /// Known gaps: swipes over rows, drags out of rows, drops onto them.
  @preconcurrency @MainActor
  public protocol Delegate: NSObjectProtocol {
    /// The sidebar is about to come or go, because ``UITabBarController/Sidebar/isHidden`` was set.
    ///
    /// What is added to `animator` moves along. It happens at once where nothing moves.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating)
    /// What a row shows; unless implemented, the text and picture of its tab or action.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// A row became another state, or is shown anew by ``UITabBarController/Sidebar/reconfigureItem(for:)``.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem)
    /// The menu of a tab's row; nil: it has none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// The row of `tab` comes into sight.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab)
    /// The row of `tab` went out of sight.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab)
  }

  /// Takes what is to move along with a sidebar that comes or goes.
  @preconcurrency @MainActor
  public protocol Animating: NSObjectProtocol {
    /// Changes of views that are animated along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// What happens after them.
    func addCompletion(_ completion: @escaping () -> Void)
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// The text and picture of its tab or action.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  /// None.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
}

extension ContextMenuAnimator: UITabBarController.Sidebar.Animating {}
