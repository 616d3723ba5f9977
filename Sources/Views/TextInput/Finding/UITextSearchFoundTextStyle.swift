// SPDX-License-Identifier: Apache-2.0

/// How a part of a text is shown that a search is about.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// As other text.
  case normal = 0
  /// It was found.
  case found = 1
  /// It was found, and is the one that a person is at.
  case highlighted = 2
}
