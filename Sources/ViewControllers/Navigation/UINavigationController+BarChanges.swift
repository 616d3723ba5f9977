// SPDX-License-Identifier: Apache-2.0

import ViewTree

// What the bars tell.
extension UINavigationController {
  func toolbarItemsChanged(of controller: UIViewController) {
    if controller === topViewController { bottomBar.items = controller.toolbarItems }
  }

  /// What the bar shows, or how high it is, is something else.
  func barStructureChanged() {
    hiding.traitsMayHaveChanged()
    viewIfLoaded?.setNeedsLayout()
    titleChanged()
  }

  func barAskedToGoBack() {
    popViewController(animated: true)
  }
}
