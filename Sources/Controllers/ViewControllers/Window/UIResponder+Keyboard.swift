// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

// What is posted when a keyboard comes, goes, or covers more or less; the object is the screen. A
// keyboard is whatever covers the bottom of the window for the first responder: input views, and the
// keyboard that a test kit or host says there is. With neither, its height is zero.
extension UIResponder {
  /// Posted before a keyboard comes.
  public nonisolated class var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// Posted when a keyboard has come.
  public nonisolated class var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// Posted before a keyboard goes.
  public nonisolated class var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// Posted when a keyboard has gone.
  public nonisolated class var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// Posted before the frame of a keyboard changes.
  public nonisolated class var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// Posted when the frame of a keyboard has changed.
  public nonisolated class var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }

  /// The keyboard's frame before, in the screen's coordinates; an object with a `CGRect`.
  public nonisolated class var keyboardFrameBeginUserInfoKey: String {
    "UIKeyboardFrameBeginUserInfoKey"
  }
  /// The keyboard's frame afterwards, in the screen's coordinates; an object with a `CGRect`.
  public nonisolated class var keyboardFrameEndUserInfoKey: String {
    "UIKeyboardFrameEndUserInfoKey"
  }
  /// How long the keyboard moves, in seconds; a number.
  public nonisolated class var keyboardAnimationDurationUserInfoKey: String {
    "UIKeyboardAnimationDurationUserInfoKey"
  }
  /// The curve of the movement, a `UIView.AnimationCurve`'s raw value; a number.
  public nonisolated class var keyboardAnimationCurveUserInfoKey: String {
    "UIKeyboardAnimationCurveUserInfoKey"
  }
  /// Whether the keyboard is this program's; a number.
  public nonisolated class var keyboardIsLocalUserInfoKey: String {
    "UIKeyboardIsLocalUserInfoKey"
  }
}
