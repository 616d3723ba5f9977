// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The methods by which a delegate controls and follows the visible columns of a split view; all are
/// optional.
///
/// Those about primary and secondary controllers are called by split views without a style.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Notifies the delegate that the display mode is about to change.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the visible column when the split view collapses to one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode when the split view expands to several columns.
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
  /// Returns whether the delegate collapsed the two controllers; with `true` the secondary one is no longer
  /// shown.
  ///
  /// By default `false`: the primary one collapses them (`collapseSecondaryViewController(_:for:)`).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller when the split view expands to two columns.
  ///
  /// By default `nil`: the primary one supplies it (`separateSecondaryViewController(for:)`).
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Returns the controller that is shown when the split view collapses; by default `nil`, the primary one.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary controller when the split view expands; by default `nil`, the one that is shown.
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
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
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
  /// Returns `false`: the primary controller collapses them.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`: the primary controller supplies it.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`: the primary controller is shown.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`: the shown controller becomes the primary one.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `false`: the split view shows it.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
