// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIListContentConfiguration {
  /// The appearance of one of a list content configuration's texts.
  public struct TextProperties: Hashable {
    /// The alignments of the lines.
    public enum TextAlignment: Hashable, Sendable {
      /// Lines that are aligned at the leading edge.
      case natural
      /// Lines that are centred.
      case center
      /// Lines that are justified.
      case justified
    }

    /// The transforms of letter case.
    public enum TextTransform: Hashable, Sendable {
      /// Unchanged text.
      case none
      /// Text in upper case.
      case uppercase
      /// Text in lower case.
      case lowercase
      /// Text with the first letter of each word in upper case.
      case capitalized
    }

    /// The preset's font and colour, for the state of the last `updated(for:)`.
    var face: Face
    private var ownFont: UIFont?
    private var ownColor: UIColor?

    init(_ face: Face) {
      self.face = face
      numberOfLines = face.isCompact ? 1 : 0
      adjustsFontSizeToFitWidth = face.isCompact
      minimumScaleFactor = face.isCompact ? 0.9 : 0
      allowsDefaultTighteningForTruncation = face.isCompact
    }

    /// The font of the text.
    public var font: UIFont {
      get { ownFont ?? face.font }
      set { ownFont = newValue }
    }

    /// The colour of the text.
    public var color: UIColor {
      get { ownColor ?? face.color }
      set { ownColor = newValue }
    }

    /// The transformer that derives the displayed colour from `color`.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// Returns the displayed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The line break mode for text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines: Int
    /// Whether a single line shrinks to fit.
    public var adjustsFontSizeToFitWidth: Bool
    /// The minimum scale of the font when the text shrinks.
    public var minimumScaleFactor: CGFloat
    /// Whether letter spacing may be tightened before text is truncated.
    ///
    /// - Note: Has no effect on Linux: letter spacing does not change.
    public var allowsDefaultTighteningForTruncation: Bool
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a tool tip shows the whole text while a pointer rests over truncated text.
    public var showsExpansionTextWhenTruncated = true
    /// The transform of letter case.
    public var transform = TextTransform.none
  }
}
