// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UITextView {
  /// The name of the notification posted when the editing of a text view has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of the notification posted when the editing of a text view has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The name of the notification posted when the user has changed the text of a text view.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
