// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The key handler of a presentation, such as for a dismissal by Escape.
@MainActor
final class PresentationKeys: InputHandling {
  private let handle: (KeyEvent) -> Bool

  init(handle: @escaping (KeyEvent) -> Bool) {
    self.handle = handle
  }

  func handleKey(_ event: KeyEvent) -> Bool { handle(event) }
}
