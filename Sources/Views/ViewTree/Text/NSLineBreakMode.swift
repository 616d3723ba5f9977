// SPDX-License-Identifier: Apache-2.0

/// What happens to text that is too long for its lines.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines end between words; what is left over is not shown.
  case byWordWrapping = 0
  /// Lines end between characters; what is left over is not shown.
  case byCharWrapping = 1
  /// Each line goes on; what does not fit is not shown.
  case byClipping = 2
  /// An ellipsis stands for what is missing at the beginning of the last line.
  case byTruncatingHead = 3
  /// An ellipsis stands for what is missing at the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis stands for what is missing in the middle of the last line.
  case byTruncatingMiddle = 5
}
