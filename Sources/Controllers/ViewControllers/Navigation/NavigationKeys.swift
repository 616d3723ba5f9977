// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The key handler of a navigation controller, which goes back on Alt and the arrow key towards the leading
/// edge.
@MainActor
final class NavigationKeys: InputHandling {
  private weak var controller: (any GoingBack)?

  init(_ controller: any GoingBack) {
    self.controller = controller
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard let controller, event.modifiers.contains(.alternate) else { return false }
    let isMirrored =
      controller.viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard event.key == (isMirrored ? .right : .left) else { return false }
    return controller.goBackIfPossible()
  }
}
