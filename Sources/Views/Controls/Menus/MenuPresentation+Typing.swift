// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

// A menu of a text stands in front of it while the text goes on being edited.
extension MenuPresentation: TextReceiving {
  private var receiver: (any TextReceiving)? {
    passesTypingOn ? formerResponder?.textReceiver : nil
  }

  /// What takes text while the menu is open: nothing, or the menu, which passes it on.
  var typing: (any TextReceiving)? { receiver == nil ? nil : self }

  /// Closes the menu and lets the text have what an input method made.
  package func receive(_ event: TextEvent) {
    let receiver = receiver
    dismiss(animated: false)
    receiver?.receive(event)
  }

  /// Where the caret of the text below is.
  package var caretInSurface: CGRect? { receiver?.caretInSurface }
  /// What keyboard suits the text below.
  package var keyboard: UIKeyboardType { receiver?.keyboard ?? .default }
  /// Whether the text below is hidden.
  package var hidesText: Bool { receiver?.hidesText ?? false }

  /// Closes the menu and lets the text have a key that is none of the menu's.
  func passOn(_ event: KeyEvent) {
    guard passesTypingOn, let surface = formerResponder?.responderSurface else { return }
    dismiss(animated: false)
    surface.handle(.key(event))
  }
}
