// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The token of a gesture recognizer's handler.
@MainActor
public struct GestureToken {
  weak var recognizer: UIGestureRecognizer?
  let key: Int

  /// Removes the handler.
  public func remove() {
    recognizer?.handlers.removeAll { $0.key == key }
  }
}
