// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The text that a person edits, as who stands for a keyboard sees it.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret or the selection; nil: there is none.
  var documentContextBeforeInput: String? { get }
  /// The text behind the caret or the selection; nil: there is none.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil: nothing is.
  var selectedText: String? { get }
  /// How a person types in the text.
  var documentInputMode: UITextInputMode? { get }
  /// Names the text, as long as it is edited.
  var documentIdentifier: UUID { get }
  /// Moves the caret by `offset` characters, to the beginning or end of the text at most.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows `markedText` where the person types, as something that is being made; `selectedRange`, in UTF-16 code units of it, is
  /// where the caret stands.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Keeps what is being made.
  func unmarkText()
}
