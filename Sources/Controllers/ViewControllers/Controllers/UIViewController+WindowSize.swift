// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

// Messages of a window to its root controller about its size and traits.
extension UIViewController {
  /// Notifies this root controller and its presentations that the window is about to get `size`, in points.
  func windowWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    viewWillTransition(to: size, with: coordinator)
    presentations.forEach { $0.viewWillTransition(to: size, with: coordinator) }
  }

  /// Notifies this root controller and its presentations that the window is about to get other traits.
  func windowWillTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    willTransition(to: newCollection, with: coordinator)
    presentations.forEach { $0.willTransition(to: newCollection, with: coordinator) }
  }

  /// The presentations of the controllers that this one presents, directly or indirectly, outermost first.
  private var presentations: [UIPresentationController] {
    sequence(first: self) { $0.presentedViewController }
      .dropFirst().compactMap(\.presentationController)
  }
}
