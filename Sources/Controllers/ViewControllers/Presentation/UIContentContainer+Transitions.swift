// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// The notifications of containers about changes of size and traits.
///
/// Differs from UIKit: only view controllers and presentation controllers are notified; other types cannot
/// implement these methods.
extension UIContentContainer {
  /// Notifies the container, if it is a view controller or presentation controller, that it is about to get
  /// `size`, in points.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    (self as? UIViewController)?.viewWillTransition(to: size, with: coordinator)
    (self as? UIPresentationController)?.viewWillTransition(to: size, with: coordinator)
  }

  /// Notifies the container, if it is a view controller or presentation controller, that it is about to adapt
  /// to `newCollection`.
  public func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    (self as? UIViewController)?.willTransition(to: newCollection, with: coordinator)
    (self as? UIPresentationController)?.willTransition(to: newCollection, with: coordinator)
  }
}
