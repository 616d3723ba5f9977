// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The keys of a presentation: Escape asks to end it.
@MainActor
final class PresentationKeys: InputHandling {
  private let handle: (KeyEvent) -> Bool

  init(handle: @escaping (KeyEvent) -> Bool) {
    self.handle = handle
  }

  func handleKey(_ event: KeyEvent) -> Bool { handle(event) }
}
