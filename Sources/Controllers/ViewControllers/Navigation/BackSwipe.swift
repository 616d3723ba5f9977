// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The interactive pop of a navigation controller by a swipe from the leading edge.
@MainActor
final class BackSwipe {
  /// The velocity, in points per second, above which a swipe is completed regardless of its length; chosen by
  /// Mullion.
  private static let speed: CGFloat = 400

  let recognizer = BackSwipeRecognizer()
  private weak var controller: (any GoingBack)?

  init(_ controller: any GoingBack) {
    self.controller = controller
    recognizer.handlers.append((key: -1, body: { [weak self] _ in self?.changed() }))
  }

  /// Adds the recogniser at the leading edge of `view`.
  func attach(to view: UIView) {
    recognizer.edges = isMirrored(view) ? .right : .left
    if recognizer.view !== view { view.addGestureRecognizer(recognizer) }
  }

  private func isMirrored(_ view: UIView) -> Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func changed() {
    guard let controller, let view = controller.viewIfLoaded, view.bounds.width > 0 else { return }
    let sign: CGFloat = isMirrored(view) ? -1 : 1
    let share = recognizer.translation(in: view).x * sign / view.bounds.width
    switch recognizer.state {
    case .began: controller.beginSwipingBack()
    case .changed: controller.swipeBack(to: share)
    case .ended:
      let speed = recognizer.velocity(in: view).x * sign
      controller.endSwipingBack(goesBack: speed > Self.speed || share > 0.5 && speed > -Self.speed)
    case .cancelled, .failed: controller.endSwipingBack(goesBack: false)
    default: break
    }
  }
}
