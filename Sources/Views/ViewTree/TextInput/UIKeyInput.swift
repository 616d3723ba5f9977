// SPDX-License-Identifier: Apache-2.0

/// An object that receives typed text, character by character.
///
/// A view that conforms receives text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether the object contains text.
  var hasText: Bool { get }
  /// Inserts `text` at the insertion point.
  func insertText(_ text: String)
  /// Deletes the character before the insertion point.
  func deleteBackward()
}
