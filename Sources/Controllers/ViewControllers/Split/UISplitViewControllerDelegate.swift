// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a delegate controls and follows the visible columns of a split view; all are
/// optional.
///
/// The methods about primary and secondary controllers are only called by split views without a style.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the column to show when the split view collapses to one column.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode to use when the split view expands to several columns.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Notifies the delegate that the split view collapsed to one column.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Notifies the delegate that the split view expanded to several columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Notifies the delegate that a column is about to be shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Notifies the delegate that a column is about to be hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns whether the delegate collapsed the two controllers; with `true`, the secondary controller is no
  /// longer shown.
  ///
  /// By default `false`, so that `collapseSecondaryViewController(_:for:)` of the primary controller
  /// collapses them.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller when the split view expands to two columns.
  ///
  /// By default `nil`, so that `separateSecondaryViewController(for:)` of the primary controller returns it.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller that is shown when the split view collapses; by default `nil`, for the primary
  /// controller.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary controller when the split view expands; by default `nil`, for the current primary
  /// controller.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns whether the delegate showed `vc` as the content; by default `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Does nothing; the default implementation.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns the proposed column; the default implementation.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode; the default implementation.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing; the default implementation.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing; the default implementation.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing; the default implementation.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing; the default implementation.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Returns `false`, so that the primary controller collapses the two controllers; the default
  /// implementation.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`, so that the primary controller supplies the secondary one; the default implementation.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`, so that the primary controller is shown; the default implementation.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`, so that the primary controller stays the same; the default implementation.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `false`, so that the split view shows `vc`; the default implementation.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
