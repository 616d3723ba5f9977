// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Stands for a handler of a gesture recogniser.
@MainActor
public struct GestureToken {
  weak var recognizer: UIGestureRecognizer?
  let key: Int

  /// Ends the calls of the handler.
  public func remove() {
    recognizer?.handlers.removeAll { $0.key == key }
  }
}
