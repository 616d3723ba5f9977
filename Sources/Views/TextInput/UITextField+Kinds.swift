// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

extension UITextField {
  /// The outline of a text field.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A line.
    case line = 1
    /// A line as if the field were sunk.
    case bezel = 2
    /// A line with round corners.
    case roundedRect = 3
  }

  /// When a part of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the text is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is kept.
    case committed = 0
    /// The text is dropped.
    case cancelled = 1
  }

  /// A text field began to be edited.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// A text field is no longer edited.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// A person changed the text of a text field.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
}
