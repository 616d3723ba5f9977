// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView: UIFocusItem {}

extension UIFocusUpdateContext {
  /// The previously focused view; `nil` for none, or if it is not visible.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The newly focused view; `nil` for none, or if it only becomes visible with the update.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// Notifies both views and their ancestors, then posts the notification of the focus system of `surface`,
  /// and runs the animations added to `coordinator`.
  package func notify(
    _ surface: ViewSurface?, with coordinator: UIFocusAnimationCoordinator = .init()
  ) {
    notify(with: coordinator)
    if let system = (surface?.focus as? SurfaceFocus)?.system {
      NotificationCenter.default.post(
        name: UIFocusSystem.didUpdateNotification, object: system,
        userInfo: [
          UIFocusSystem.focusUpdateContextUserInfoKey: self,
          UIFocusSystem.animationCoordinatorUserInfoKey: coordinator,
        ])
    }
    coordinator.run()
  }
}

extension UIFocusAnimationCoordinator {
  /// Runs the added animations, during which user interaction remains enabled.
  package func run() {
    run {
      UIView.animate(
        withDuration: $0, delay: 0, options: .allowUserInteraction, animations: $1, completion: $2)
    }
  }
}
