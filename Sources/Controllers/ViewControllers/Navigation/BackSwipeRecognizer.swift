// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Finds swipes from an edge, as long as there is a way back.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  var canBegin: () -> Bool = { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !canBegin() { state = .failed }
  }
}
