// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A recogniser that reports touches in a view and fails immediately, so that others can recognise them.
final class PressWatch: UIGestureRecognizer {
  var onPress: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    onPress()
    state = .failed
  }
}
