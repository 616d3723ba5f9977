// SPDX-License-Identifier: Apache-2.0

import Foundation
import ViewTree

/// The gesture that moves items where nobody made another: a long press that is dragged.
///
/// Installed by `UICollectionView.installsMovementGesture`, for collection view controllers.
@MainActor
final class MovementGesture {
  let recognizer = UILongPressGestureRecognizer()
  private unowned let list: UICollectionView

  init(_ list: UICollectionView) {
    self.list = list
    recognizer.handlers.append((key: -1, body: { [weak self] _ in self?.changed() }))
  }

  private func changed() {
    let point = recognizer.location(in: list)
    switch recognizer.state {
    case .began:
      guard let path = list.indexPathForItem(at: point),
        list.hand.begin(at: path, touch: point, isRow: false)
      else {
        recognizer.isEnabled = false
        return recognizer.isEnabled = true
      }
    case .changed: list.hand.move(to: point)
    case .ended: list.hand.end()
    default: list.hand.cancel()
    }
  }
}
