// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// Whether a picture is shown in its own colours or as a shape in the tint.
  public enum RenderingMode: Int, Sendable {
    /// As is usual where the picture is shown; symbols are tinted.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal
    /// As a shape, in the tint.
    case alwaysTemplate
  }

  /// What fills the room between the caps of a picture that is made larger.
  public enum ResizingMode: Int, Sendable {
    /// The part between the caps over and over.
    case tile = 0
    /// The part between the caps made larger.
    case stretch
  }
}
