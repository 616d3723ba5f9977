// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// Takes the bars of a navigation controller away as a hand drags its content up, and brings them
/// back as one drags it down.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// How far a hand drags the content before the bars follow, in points (ours).
  private static let distance: CGFloat = 20

  let recognizer = UIPanGestureRecognizer()
  private weak var controller: UINavigationController?
  /// Where the hand turned last.
  private var turn: CGFloat = 0
  /// Whether the bar at the bottom went with the one at the top.
  private var tookToolbar = false

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.isEnabled = false
    recognizer.cancelsTouchesInView = false
    recognizer.delegate = self
    recognizer.handlers.append((key: -1, body: { [weak self] _ in self?.changed() }))
  }

  /// The content moves under the same hand.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func changed() {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let place = recognizer.translation(in: view)
    switch recognizer.state {
    case .began: turn = 0
    case .changed where abs(place.y) >= abs(place.x):
      turn = controller.isNavigationBarHidden ? min(turn, place.y) : max(turn, place.y)
      guard abs(place.y - turn) > Self.distance else { return }
      turn = place.y
      hideBars(!controller.isNavigationBarHidden, of: controller)
    default: break
    }
  }

  private func hideBars(_ hides: Bool, of controller: UINavigationController) {
    controller.setNavigationBarHidden(hides, animated: true)
    if hides { tookToolbar = !controller.isToolbarHidden }
    if tookToolbar { controller.setToolbarHidden(hides, animated: true) }
  }
}
