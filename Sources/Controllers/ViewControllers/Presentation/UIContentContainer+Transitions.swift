// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// What containers are told of changes around them.
///
/// Differs from UIKit: controllers and presentation controllers alone hear of it; the protocol's own methods can't be implemented.
extension UIContentContainer {
  /// The container is about to get `size`, in points.
  public func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    (self as? UIViewController)?.viewWillTransition(to: size, with: coordinator)
    (self as? UIPresentationController)?.viewWillTransition(to: size, with: coordinator)
  }

  /// The container is about to adapt to `newCollection`.
  public func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    (self as? UIViewController)?.willTransition(to: newCollection, with: coordinator)
    (self as? UIPresentationController)?.willTransition(to: newCollection, with: coordinator)
  }
}
