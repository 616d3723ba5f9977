// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The rendering of an image in its original colours or as a template.
  public enum RenderingMode: Int, Sendable {
    /// The default of the context of the image; symbols are tinted.
    case automatic = 0
    /// In its original colours.
    case alwaysOriginal
    /// As a template, in the tint colour.
    case alwaysTemplate
  }

  /// The resizing of the part between the caps of an enlarged image.
  public enum ResizingMode: Int, Sendable {
    /// The part between the caps is tiled.
    case tile = 0
    /// The part between the caps is stretched.
    case stretch
  }
}
