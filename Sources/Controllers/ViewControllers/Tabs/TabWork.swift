// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The work that a tab bar controller leaves to code above, as its tabs or the chosen one change.
///
/// Every tab bar controller conforms where its layout and its transitions are.
@MainActor
protocol TabWork: TabOwning {
  // MARK: Tabs

  /// The tabs that the bar has.
  var barTabs: [UITab] { get }
  /// The tabs that have no room in the bar.
  var moreTabs: [UITab] { get }
  /// Whether the list of tabs without room is in front, or one of these.
  var isInMore: Bool { get }
  /// The entry of a tab in the list of tabs without room.
  func entry(_ tab: UITab) -> MoreRow.Entry
  /// The tab without room that `controller` belongs to; nil: none.
  func tabWithoutRoom(showing controller: UIViewController) -> UITab?

  // MARK: What is shown

  /// The controller whose view is in front; nil: none.
  var shownController: UIViewController? { get }
  /// The controller of the tab that is chosen, or of what manages it.
  var contentController: UIViewController? { get }
  /// Has the controller that manages a group show the tab in it.
  func showManaged()
  /// Shows the tab that is chosen.
  func showChosen()
  /// Places what is in the view.
  func layoutContents()
  /// The distances that bars keep content from the edges of the view, in points.
  func contentInsets(in view: UIView) -> UIEdgeInsets

  /// Makes what shows the sidebar.
  func makePanel(of sidebar: UITabBarController.Sidebar) -> any SidebarPanel

  // MARK: Transitions

  /// Has an animator of the app bring the view of a tab and take that of another one.
  func move(
    from old: UIViewController, to new: UIViewController,
    by animator: any UIViewControllerAnimatedTransitioning, goBack: @escaping () -> Void)
  /// Runs `body`, in which tabs are exchanged; what is chosen meanwhile is shown after it.
  func exchange(_ body: () -> Void)
  /// Ends the running transition where it would have led.
  func endTransition()
}
