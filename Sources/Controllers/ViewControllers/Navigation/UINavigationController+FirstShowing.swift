// SPDX-License-Identifier: Apache-2.0

/// The delegate notifications for a controller that was put on the stage off screen, which are sent when the
/// controller appears.
extension UINavigationController: ChildAppearanceObserving {
  func childWillAppear(_ child: AnyObject, animated: Bool) {
    guard let unannounced, child === unannounced else { return }
    delegate?.navigationController(self, willShow: unannounced, animated: animated)
  }

  func childDidAppear(_ child: AnyObject, animated: Bool) {
    guard let shown = unannounced, child === shown else { return }
    unannounced = nil
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }
}
