// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// A sender of the notifications and requests about rows to the delegate of a sidebar.
@MainActor
struct SidebarListener {
  private weak var sidebar: UITabBarController.Sidebar?
  private weak var controller: UITabBarController?

  init(_ sidebar: UITabBarController.Sidebar, of controller: UITabBarController) {
    self.sidebar = sidebar
    self.controller = controller
  }

  /// Returns the item of a row, which is the delegate's item for `request`, or the default item without a
  /// delegate.
  func item(for request: UITabSidebarItem.Request) -> UITabSidebarItem {
    ask { $0.tabBarController($1, sidebar: $2, itemFor: request) }
      ?? UITabSidebarItem(request: request)
  }

  /// Notifies the delegate that `item` is updated, because its state changed or it is reconfigured.
  func update(_ item: UITabSidebarItem) {
    ask { $0.tabBarController($1, sidebar: $2, update: item) }
  }

  func menu(of tab: UITab) -> UIContextMenuConfiguration? {
    ask { $0.tabBarController($1, sidebar: $2, contextMenuConfigurationFor: tab) } ?? nil
  }

  func begins(_ tab: UITab) {
    ask { $0.tabBarController($1, sidebar: $2, willBeginDisplaying: tab) }
  }

  func ended(_ tab: UITab) {
    ask { $0.tabBarController($1, sidebar: $2, didEndDisplaying: tab) }
  }

  @discardableResult
  private func ask<Answer>(
    _ question: (
      any UITabBarController.Sidebar.Delegate, UITabBarController, UITabBarController.Sidebar
    ) -> Answer
  ) -> Answer? {
    guard let sidebar, let controller, let delegate = sidebar.delegate else { return nil }
    return question(delegate, controller, sidebar)
  }
}
