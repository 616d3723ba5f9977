// SPDX-License-Identifier: Apache-2.0

extension UIGraphicsImageRendererFormat {
  /// The colour ranges of images.
  public enum Range: Int, Sendable {
    /// An unspecified range.
    case unspecified = -1
    /// The range of the screen.
    case automatic = 0
    /// An extended range beyond sRGB.
    case extended = 1
    /// The standard range of sRGB.
    case standard = 2
  }
}
