// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UITextField {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A line.
    case line = 1
    /// A line with a sunken appearance.
    case bezel = 2
    /// A line with rounded corners.
    case roundedRect = 3
  }

  /// The conditions under which a part of a text field is visible.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While the text is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The reasons for the end of editing.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text was committed.
    case committed = 0
    /// The text was discarded.
    ///
    /// - Note: Never reported on Linux.
    case cancelled = 1
  }

  /// Posted when the editing of a text field has begun.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when the editing of a text field has ended.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text of a text field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
