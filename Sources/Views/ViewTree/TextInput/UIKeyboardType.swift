// SPDX-License-Identifier: Apache-2.0

/// The type of an on-screen keyboard, which is passed to input methods.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboard of the current language.
  case `default` = 0
  /// A keyboard of Latin letters.
  case asciiCapable = 1
  /// A keyboard of digits and punctuation.
  case numbersAndPunctuation = 2
  /// A keyboard for URLs.
  case URL = 3
  /// A keypad of digits.
  case numberPad = 4
  /// A keypad for telephone numbers.
  case phonePad = 5
  /// A keyboard for names and telephone numbers.
  case namePhonePad = 6
  /// A keyboard for email addresses.
  case emailAddress = 7
  /// A keypad of digits with a decimal separator.
  case decimalPad = 8
  /// A keyboard with @ and #.
  case twitter = 9
  /// A keyboard for search terms and URLs.
  case webSearch = 10
  /// A keypad of ASCII digits.
  case asciiCapableNumberPad = 11
  /// The former name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
