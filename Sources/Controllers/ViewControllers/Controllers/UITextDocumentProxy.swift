// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A proxy of the text that the user edits with a custom keyboard.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or the selection, or `nil` if there is none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret or the selection, or `nil` if there is none.
  var documentContextAfterInput: String? { get }
  /// The selected text, or `nil` without a selection.
  var selectedText: String? { get }
  /// The input mode of the text.
  var documentInputMode: UITextInputMode? { get }
  /// The identifier of the text while it is edited.
  var documentIdentifier: UUID { get }
  /// Moves the caret by `offset` characters, to the beginning or end of the text at most.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows `markedText` at the caret as provisional text.
  ///
  /// `selectedRange` is the selection in `markedText`, in UTF-16 code units.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Accepts the marked text, which becomes ordinary text.
  func unmarkText()
}
