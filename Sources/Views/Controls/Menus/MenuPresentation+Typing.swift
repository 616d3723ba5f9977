// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionViewTree

// The edit menu of a text is presented while the text continues to be edited.
extension MenuPresentation: TextReceiving {
  private var receiver: (any TextReceiving)? {
    passesTypingOn ? formerResponder?.textReceiver : nil
  }

  /// The receiver of text input while the menu is open: the menu, which passes input on, or `nil` if there is
  /// no text input to pass it to.
  var typing: (any TextReceiving)? { receiver == nil ? nil : self }

  /// Closes the menu and passes the event of an input method to the text below.
  package func receive(_ event: TextEvent) {
    let receiver = receiver
    dismiss(animated: false)
    receiver?.receive(event)
  }

  /// The caret of the text below, in the surface's coordinate space.
  package var caretInSurface: CGRect? { receiver?.caretInSurface }
  /// The keyboard type of the text below.
  package var keyboard: UIKeyboardType { receiver?.keyboard ?? .default }
  /// Whether the text below is a secure entry.
  package var hidesText: Bool { receiver?.hidesText ?? false }

  /// Closes the menu and passes a key event that the menu does not handle to the text below.
  func passOn(_ event: KeyEvent) {
    guard passesTypingOn, let surface = formerResponder?.responderSurface else { return }
    dismiss(animated: false)
    surface.handle(.key(event))
  }
}
