// SPDX-License-Identifier: Apache-2.0

import MullionViewTree

/// The methods that are notified of programmatic changes of an edited text.
///
/// A view that replaces the keyboard can conform while it is visible; the system's input methods read the
/// text directly.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
  /// Notifies the delegate that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}
