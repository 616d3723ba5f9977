// SPDX-License-Identifier: Apache-2.0

public import MullionViewTree

extension UIViewController: WindowRoot {}

// The root view controller of a window.
extension UIWindow {
  /// The controller whose view fills the window.
  ///
  /// Differs from UIKit: cannot be overridden.
  public var rootViewController: UIViewController? {
    get { root as? UIViewController }
    set {
      let old = rootViewController
      guard newValue !== old else { return }
      root = newValue
      if let view = old?.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
      if mounted != nil { addRootView() }
      titleDidChange()
    }
  }

  func addRootView() {
    guard let controller = rootViewController, let view = controller.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}
