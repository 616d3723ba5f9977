// SPDX-License-Identifier: Apache-2.0

/// The appearance of an on-screen keyboard.
///
/// - Note: Has no effect on Linux: there is no on-screen keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The appearance of the interface.
  case `default` = 0
  /// The dark appearance.
  case dark = 1
  /// The light appearance.
  case light = 2
  /// The former name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}
