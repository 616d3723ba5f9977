// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIContentUnavailableConfiguration {
  /// The look of the picture.
  public struct ImageProperties: Hashable {
    init() {}

    /// How symbols look that say nothing of it themselves.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of pictures that have none of their own; nil: the view's tint colour.
    public var tintColor: UIColor?
    /// How much the picture's corners are rounded, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the picture, in points; 0: no limit along that axis.
    public var maximumSize = CGSize.zero
    /// Whether the picture stays as it is when colours are inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The look of a text.
  public struct TextProperties: Hashable {
    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0: no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least share of its size that text shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters come closer before text is cut off.
    public var allowsDefaultTighteningForTruncation = false
  }
}
