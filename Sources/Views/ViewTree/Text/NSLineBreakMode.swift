// SPDX-License-Identifier: Apache-2.0

/// The wrapping or truncation of text that is too long for its lines.
public enum NSLineBreakMode: Int, Sendable {
  /// The mode that wraps lines at word boundaries; text that does not fit is not shown.
  case byWordWrapping = 0
  /// The mode that wraps lines at character boundaries; text that does not fit is not shown.
  case byCharWrapping = 1
  /// The mode that does not wrap lines; text past the edge is clipped.
  case byClipping = 2
  /// The mode that truncates the beginning of the last line and shows an ellipsis there.
  case byTruncatingHead = 3
  /// The mode that truncates the end of the last line and shows an ellipsis there.
  case byTruncatingTail = 4
  /// The mode that truncates the middle of the last line and shows an ellipsis there.
  case byTruncatingMiddle = 5
}
