// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView: UIFocusItem {}

extension UIFocusUpdateContext {
  /// The view that had the focus; nil: none, or it is out of sight.
  public var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

  /// The view that gets the focus; nil: none, or it comes into sight only then.
  public var nextFocusedView: UIView? { nextFocusedItem as? UIView }

  /// Tells all that hold either view, then who observes the focus of `surface`; what they add to
  /// `coordinator` runs.
  package func tell(
    _ surface: ViewSurface?, with coordinator: UIFocusAnimationCoordinator = .init()
  ) {
    tell(with: coordinator)
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
  /// Runs what was added; views can be used meanwhile.
  package func run() {
    run {
      UIView.animate(
        withDuration: $0, delay: 0, options: .allowUserInteraction, animations: $1, completion: $2)
    }
  }
}
