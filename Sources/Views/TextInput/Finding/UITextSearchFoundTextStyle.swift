// SPDX-License-Identifier: Apache-2.0

/// The display styles of text ranges in a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
  /// The style of text that is not a result.
  case normal = 0
  /// The style of a result.
  case found = 1
  /// The style of the current result.
  case highlighted = 2
}
