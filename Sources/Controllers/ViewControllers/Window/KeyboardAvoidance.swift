// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionControls
import MullionTextInput
package import MullionViewTree

/// An object that insets a controller's scroll view for the keyboard, and scrolls the edited view into the
/// visible area.
@MainActor
package final class KeyboardAvoidance: KeyboardAvoiding {
  /// The distance between the edited view and the keyboard, in points; chosen by Mullion.
  private static let margin: CGFloat = 8
  private weak var view: UIScrollView?
  private weak var window: UIWindow?

  /// Creates an inactive instance.
  package init() {}

  /// Begins to adjust `view`; no-op if the view is in no window.
  package func begin(in view: UIScrollView?) {
    guard let view, let window = view.window else { return }
    self.view = view
    self.window = window
    window.addKeyboardAvoider(self)
  }

  /// Ends the adjustment, after the view has disappeared.
  package func end() {
    window?.removeKeyboardAvoider(self)
    view?.keyboardInset = 0
  }

  /// Insets the covered part of the view, and scrolls the edited view into the visible area.
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

  /// Returns the frame of the caret in the scroll view's coordinate space, or `nil` if `edited` is no text
  /// input or has no selection.
  private func caret(in edited: UIView) -> CGRect? {
    guard let input = edited as? any UITextInput, let selected = input.selectedTextRange else {
      return nil
    }
    return view?.convert(input.caretRect(for: selected.end), from: edited)
  }
}
