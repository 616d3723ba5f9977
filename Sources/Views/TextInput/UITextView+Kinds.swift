// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UITextView {
  /// A text view began to be edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A text view is no longer edited.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// A person changed the text of a text view.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
