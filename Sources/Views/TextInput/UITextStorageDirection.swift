// SPDX-License-Identifier: Apache-2.0

/// A direction by the characters of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// To the end.
  case forward = 0
  /// To the beginning.
  case backward = 1
}
