// SPDX-License-Identifier: Apache-2.0

import ViewTree

/// The keys of a presentation: Escape asks to end it.
@MainActor
final class PresentationKeys: InputHandling {
  private weak var controller: UIPresentationController?

  init(_ controller: UIPresentationController) {
    self.controller = controller
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    controller?.handleKey(event) ?? false
  }
}
