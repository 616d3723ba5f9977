// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The operations of a tab bar controller that its layout and transitions implement, used when the tabs or
/// the selection change.
///
/// Every tab bar controller conforms, in the files of its layout and its transitions.
@MainActor
protocol TabWork<Tab, Controller>: TabOwning {
  /// The type of the tabs' controllers.
  associatedtype Controller

  // MARK: Tabs

  /// The tabs in the bar.
  var barTabs: [Tab] { get }
  /// The tabs that do not fit into the bar.
  var moreTabs: [Tab] { get }
  /// Whether the More list or one of its tabs is in front.
  var isInMore: Bool { get }
  /// Returns the entry of a tab in the More list.
  func entry(_ tab: Tab) -> MoreRow.Entry
  /// Returns the tab outside the bar that shows `controller`, or `nil`.
  func tabWithoutRoom(showing controller: Controller) -> Tab?

  // MARK: Content

  /// The controller whose view is in front, or `nil` if there is none.
  var shownController: Controller? { get }
  /// The controller of the selected tab, or the navigation controller that manages the tab, or `nil` without
  /// a selection.
  var contentController: Controller? { get }
  /// Updates the stack of the navigation controller that manages the selected tab's group.
  func showManaged()
  /// Shows the selected tab.
  func showChosen()
  /// Lays out the contents of the view.
  func layoutContents()
  /// Returns the insets of the content from the edges of the view, in points, as the bars require.
  func contentInsets(in view: UIView) -> UIEdgeInsets

  /// Creates the panel that shows the sidebar.
  func makePanel() -> any SidebarPanel

  // MARK: Transitions

  /// Shows the selected tab instead of `old`, with the animator of the delegate if there is one.
  ///
  /// `goBack` restores the selection if the transition is cancelled.
  func showChosen(insteadOf old: Controller?, goBack: @escaping () -> Void)
  /// Completes the running transition immediately.
  func endTransition()
}
