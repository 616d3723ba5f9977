// SPDX-License-Identifier: Apache-2.0

extension UIGraphicsImageRendererFormat {
  /// How many colours pictures can have.
  public enum Range: Int, Sendable {
    /// As was said before there were these.
    case unspecified = -1
    /// As the screen has.
    case automatic = 0
    /// More than sRGB has.
    case extended = 1
    /// Those of sRGB.
    case standard = 2
  }
}
