// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// A handler of the usual keys for opening a find panel and for moving through results.
@MainActor
final class FindKeys: InputHandling {
  private unowned let interaction: UIFindInteraction

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key,
      !event.modifiers.isDisjoint(with: [.control, .command])
    else { return false }
    switch character.lowercased() {
    case "f":
      interaction.presentFindNavigator(showingReplace: event.modifiers.contains(.alternate))
    case "g":
      if event.modifiers.contains(.shift) {
        interaction.findPrevious()
      } else {
        interaction.findNext()
      }
    default: return false
    }
    return true
  }
}
