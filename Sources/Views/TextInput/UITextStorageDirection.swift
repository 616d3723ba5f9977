// SPDX-License-Identifier: Apache-2.0

/// A direction by the characters of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// The direction to the end of the text.
  case forward = 0
  /// The direction to the beginning of the text.
  case backward = 1
}
