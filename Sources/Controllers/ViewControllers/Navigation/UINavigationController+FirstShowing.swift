// SPDX-License-Identifier: Apache-2.0

/// What was put on stage out of sight is shown when it appears, and then the delegate hears of it.
extension UINavigationController: ChildAppearanceHearing {
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
