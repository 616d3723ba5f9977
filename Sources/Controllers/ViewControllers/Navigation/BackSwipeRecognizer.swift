// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Recognises swipes from an edge while the pop is possible.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  var canBegin: () -> Bool = { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !canBegin() { state = .failed }
  }
}
