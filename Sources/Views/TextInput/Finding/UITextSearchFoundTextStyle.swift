// SPDX-License-Identifier: Apache-2.0

/// The display styles of text ranges in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// Regular text.
  case normal = 0
  /// A result.
  case found = 1
  /// The current result.
  case highlighted = 2
}
