// SPDX-License-Identifier: Apache-2.0

/// The type of automatic capitalisation of typed text.
///
/// - Note: Has no effect on Linux: a hardware keyboard has a shift key.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No capitalisation.
  case none = 0
  /// The type that capitalises the first letter of each word.
  case words = 1
  /// The type that capitalises the first letter of each sentence.
  case sentences = 2
  /// The type that capitalises all letters.
  case allCharacters = 3
}
