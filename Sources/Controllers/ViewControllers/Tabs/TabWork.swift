// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The work that a tab bar controller delegates to its layout and transitions when its tabs or the selection
/// change.
///
/// Every tab bar controller conforms, in the files of its layout and its transitions.
@MainActor
protocol TabWork: TabOwning {
  // MARK: Tabs

  /// The tabs in the bar.
  var barTabs: [UITab] { get }
  /// The tabs that do not fit into the bar.
  var moreTabs: [UITab] { get }
  /// Whether the More list or one of its tabs is in front.
  var isInMore: Bool { get }
  /// Returns the entry of a tab in the More list.
  func entry(_ tab: UITab) -> MoreRow.Entry
  /// Returns the tab outside the bar that shows `controller`, or `nil`.
  func tabWithoutRoom(showing controller: UIViewController) -> UITab?

  // MARK: Content

  /// The controller whose view is in front, or `nil`.
  var shownController: UIViewController? { get }
  /// The controller of the selected tab, or the navigation controller that manages it.
  var contentController: UIViewController? { get }
  /// Updates the stack of the navigation controller that manages the selected tab's group.
  func showManaged()
  /// Shows the selected tab.
  func showChosen()
  /// Lays out the contents of the view.
  func layoutContents()
  /// Returns the insets of the content from the edges of the view, in points, as the bars require.
  func contentInsets(in view: UIView) -> UIEdgeInsets

  /// Creates the panel that shows the sidebar.
  func makePanel(of sidebar: UITabBarController.Sidebar) -> any SidebarPanel

  // MARK: Transitions

  /// Replaces the view of one tab by that of another with an animator of the app.
  func move(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning, goBack: @escaping () -> Void)
  /// Runs `body`, which exchanges tabs; a selection made meanwhile is shown afterwards.
  func exchange(_ body: () -> Void)
  /// Completes the running transition immediately.
  func endTransition()
}
