// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    tree.gestureRecognizers.append(recognizer)
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arena?.abandon(recognizer)
    tree.gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceGestureRecognizers(by new: [UIGestureRecognizer]) {
    for old in tree.gestureRecognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
