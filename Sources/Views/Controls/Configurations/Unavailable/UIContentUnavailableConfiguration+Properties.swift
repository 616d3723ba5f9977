// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIContentUnavailableConfiguration {
  /// The appearance of the image.
  public struct ImageProperties: Hashable {
    init() {}

    /// The symbol configuration, for values that a symbol image does not specify.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of template images and symbols, or `nil` for the view's tint colour.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 means no limit along that axis.
    public var maximumSize = CGSize.zero
    /// Whether the image is excluded from colour inversion.
    ///
    /// - Note: Has no effect on Linux.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The line break mode for text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font shrinks until text of one line fits the width, down to ``minimumScaleFactor``.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum scale of the font when the text shrinks.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing may be tightened before text is truncated.
    ///
    /// - Note: Has no effect on Linux: letter spacing does not change.
    public var allowsDefaultTighteningForTruncation = false
  }
}
