// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A gesture recogniser for presses of a pointer's secondary button, recognised when they begin.
final class SecondaryPress: UIGestureRecognizer {
  override func follows(_ touch: UITouch) -> Bool {
    touch.type == .indirectPointer && touch.buttons.contains(.secondary)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
