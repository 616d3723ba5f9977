// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A recogniser of swipes from an edge, which fails unless a pop is possible.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  var canBegin: () -> Bool = { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !canBegin() { state = .failed }
  }
}
