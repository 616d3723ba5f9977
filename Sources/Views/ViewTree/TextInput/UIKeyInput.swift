// SPDX-License-Identifier: Apache-2.0

/// An object that takes what is typed, character by character.
///
/// A view that conforms gets text while it is the first responder.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts `text` where the person types.
  func insertText(_ text: String)
  /// Deletes the character before.
  func deleteBackward()
}
