// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// Hears of changes that code makes in a text that people edit.
///
/// What stands for a keyboard is one while it is shown; the system itself asks the text.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// What is selected is about to be something else.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// What is selected is something else.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to be another one.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text is another one.
  func textDidChange(_ textInput: (any UITextInput)?)
}
