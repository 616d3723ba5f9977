// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIWindowScene {
  /// The manager of the scene's status bar, which reports the preferred appearance of the bar; created on
  /// first access.
  public var statusBarManager: UIStatusBarManager? {
    if let made = own?.statusBarManager { return made }
    let made = UIStatusBarManager(
      of: self,
      style: { [weak self] in
        self?.controllerInFront(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
      },
      hides: { [weak self] in
        self?.controllerInFront(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
      })
    own?.statusBarManager = made
    return made
  }

  /// Returns the controller that determines the status bar: the frontmost one, or the descendant to which
  /// repeated calls of `child` lead.
  private func controllerInFront(
    _ child: (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let window = keyWindow ?? windows.first else { return nil }
    var front = window.rootViewController
    while let presented = front?.presentedViewController,
      presented.modalPresentationStyle == .fullScreen
        || presented.modalPresentationCapturesStatusBarAppearance
    { front = presented }
    while let controller = front, let next = child(controller), next !== controller {
      front = next
    }
    return front
  }
}
