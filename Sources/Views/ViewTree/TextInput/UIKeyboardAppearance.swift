// SPDX-License-Identifier: Apache-2.0

/// What a keyboard on the screen looks like; there is none here.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2
  /// Dark, by its old name.
  public static var alert: UIKeyboardAppearance { .dark }
}
