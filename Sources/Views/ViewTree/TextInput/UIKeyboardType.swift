// SPDX-License-Identifier: Apache-2.0

/// What a keyboard on the screen offers; input methods are told of it.
public enum UIKeyboardType: Int, Sendable {
  /// Letters of the present language.
  case `default` = 0
  /// Latin letters.
  case asciiCapable = 1
  /// Digits and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Text with @ and #.
  case twitter = 9
  /// Words to search for.
  case webSearch = 10
  /// Latin digits.
  case asciiCapableNumberPad = 11
  /// Latin letters, by their old name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
