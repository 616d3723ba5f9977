// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionControls
import MullionTextInput
package import MullionViewTree

/// Keeps the content of a controller's scroll view clear of the keyboard, and brings what is edited
/// into sight.
@MainActor
package final class KeyboardRoom: KeyboardAvoiding {
  /// The space between what is edited and the keyboard, in points (ours).
  private static let margin: CGFloat = 8
  private weak var view: UIScrollView?
  private weak var window: UIWindow?

  /// Room in no view yet.
  package init() {}

  /// Begins to make room in `view`, which has come into a window.
  package func begin(in view: UIScrollView?) {
    guard let view, let window = view.window else { return }
    self.view = view
    self.window = window
    window.addKeyboardAvoider(self)
  }

  /// Gives the room back: the view has disappeared.
  package func end() {
    window?.removeKeyboardAvoider(self)
    view?.keyboardInset = 0
  }

  /// Makes room for the covered part of the view, and brings what is edited into it.
  package func keyboardCovers(_ height: CGFloat, for first: UIResponder?) {
    guard let view, let window = view.window else { return }
    let bottom = view.convert(view.bounds, to: window).maxY
    view.keyboardInset = height > 0 ? max(0, bottom - window.bounds.maxY + height) : 0
    guard view.keyboardInset > 0, let edited = first as? UIView, edited.isDescendant(of: view)
    else { return }
    view.layoutIfNeeded()
    let rect = view.convert(edited.bounds, from: edited).insetBy(dx: 0, dy: -Self.margin)
    let room = view.bounds.inset(by: view.adjustedContentInset)
    view.scrollRectToVisible(
      rect.height > room.height ? caret(in: edited) ?? rect : rect, animated: false)
  }

  /// The place of the caret, of text that is higher than the room for it.
  private func caret(in edited: UIView) -> CGRect? {
    guard let input = edited as? any UITextInput, let selected = input.selectedTextRange else {
      return nil
    }
    return view?.convert(input.caretRect(for: selected.end), from: edited)
  }
}
