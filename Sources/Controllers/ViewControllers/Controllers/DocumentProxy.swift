// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionTextInput
import MullionViewTree

/// A proxy that edits the text of the first responder on behalf of a keyboard.
@MainActor
final class DocumentProxy: NSObject, UITextDocumentProxy {
  /// The responder whose text is edited, or `nil` for none.
  weak var responder: UIResponder? {
    didSet { if responder !== oldValue { documentIdentifier = UUID() } }
  }
  private(set) var documentIdentifier = UUID()

  private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
  private var text: (any UITextInput)? { responder as? any UITextInput }

  var hasText: Bool { keys?.hasText ?? false }
  func insertText(_ text: String) { keys?.insertText(text) }
  func deleteBackward() { keys?.deleteBackward() }

  private func text(_ ends: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
    guard let text, let selected = text.selectedTextRange, let range = ends(text, selected),
      let found = text.text(in: range), !found.isEmpty
    else { return nil }
    return found
  }

  var documentContextBeforeInput: String? {
    text { $0.textRange(from: $0.beginningOfDocument, to: $1.start) }
  }
  var documentContextAfterInput: String? {
    text { $0.textRange(from: $1.end, to: $0.endOfDocument) }
  }
  var selectedText: String? { text { $1 } }
  var documentInputMode: UITextInputMode? { responder?.textInputMode }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let text, let selected = text.selectedTextRange else { return }
    let context = (offset < 0 ? documentContextBeforeInput : documentContextAfterInput) ?? ""
    let passed = offset < 0 ? context.suffix(-offset) : context.prefix(offset)
    let units = passed.utf16.count * (offset < 0 ? -1 : 1)
    let place = offset < 0 ? selected.start : selected.end
    guard let target = text.position(from: place, offset: units) else { return }
    text.selectedTextRange = text.textRange(from: target, to: target)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    text?.setMarkedText(markedText, selectedRange: selectedRange)
  }
  func unmarkText() { text?.unmarkText() }

  // Text input traits.
  var autocapitalizationType: UITextAutocapitalizationType {
    get { keys?.autocapitalizationType ?? .sentences }
    set {}
  }
  var autocorrectionType: UITextAutocorrectionType {
    get { keys?.autocorrectionType ?? .default }
    set {}
  }
  var keyboardType: UIKeyboardType {
    get { keys?.keyboardType ?? .default }
    set {}
  }
  var keyboardAppearance: UIKeyboardAppearance {
    get { keys?.keyboardAppearance ?? .default }
    set {}
  }
  var returnKeyType: UIReturnKeyType {
    get { keys?.returnKeyType ?? .default }
    set {}
  }
  var textContentType: UITextContentType? {
    get { keys?.textContentType }
    set {}
  }
}
