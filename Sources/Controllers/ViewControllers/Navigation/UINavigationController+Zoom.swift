// SPDX-License-Identifier: Apache-2.0

extension UINavigationController: ZoomParent {
  func canGoBack(from zoomed: UIViewController) -> Bool {
    topViewController === zoomed && viewControllers.count > 1 && transition == nil
  }

  func goBack() {
    popViewController(animated: true)
    viewIfLoaded?.layoutIfNeeded()
  }
}
