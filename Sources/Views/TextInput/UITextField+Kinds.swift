// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UITextField {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A rectangular line in the colour of labels.
    case line = 1
    /// A rectangular line in the colour of separators.
    case bezel = 2
    /// A thin line with rounded corners.
    case roundedRect = 3
  }

  /// The conditions under which a part of a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// A part that is never visible.
    case never = 0
    /// A part that is visible while the text is edited.
    case whileEditing = 1
    /// A part that is visible while the text is not edited.
    case unlessEditing = 2
    /// A part that is always visible.
    case always = 3
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The end of editing with the text committed.
    case committed = 0
    /// The end of editing with the text discarded.
    ///
    /// - Note: Never reported on Linux.
    case cancelled = 1
  }

  /// The name of the notification posted when the editing of a text field has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of the notification posted when the editing of a text field has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The name of the notification posted when the user has changed the text of a text field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
