// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Hears of a touch that comes down in a view, and leaves it to others.
final class PressWatch: UIGestureRecognizer {
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onPress()
    state = .failed
  }
}
