// SPDX-License-Identifier: Apache-2.0

extension UIImage {
  /// The rendering mode of an image: in its original colours or as a template.
  public enum RenderingMode: Int, Sendable {
    /// The default mode of the context: image views draw the image in its own colours or in its tint, and
    /// symbols without a tint in the view's tint colour.
    case automatic = 0
    /// The mode that draws the image in its original colours, or in its tint if it has one.
    case alwaysOriginal
    /// The mode that draws the image as a template, in the view's tint colour.
    case alwaysTemplate
  }

  /// The resizing of the part between the caps of an enlarged image.
  public enum ResizingMode: Int, Sendable {
    /// The mode that tiles the part between the caps.
    case tile = 0
    /// The mode that stretches the part between the caps.
    case stretch
  }
}
