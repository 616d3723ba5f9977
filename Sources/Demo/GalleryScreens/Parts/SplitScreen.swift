// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A split view of a list and the selected detail, of which a narrow window shows one at a time.
class SplitScreen: UISplitViewController, UISplitViewControllerDelegate {
  private let list: UINavigationController
  private var chosen: UIViewController?

  /// Creates a screen of `list` that shows `detail` until an item is selected.
  init(list: UIViewController, detail: UIViewController) {
    self.list = TitledScreen(rootViewController: list)
    super.init(style: .doubleColumn)
    delegate = self
    setViewController(self.list, for: .primary)
    setViewController(detail, for: .secondary)
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    chosen = vc
    super.showDetailViewController(vc, sender: sender)
  }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    chosen == nil ? .primary : proposedTopColumn
  }

  /// Moves a controller that was pushed in a single column beside the list again.
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {
    guard let chosen, list.viewControllers.contains(chosen) else { return }
    list.popToRootViewController(animated: false)
    setViewController(chosen, for: .secondary)
  }
}
