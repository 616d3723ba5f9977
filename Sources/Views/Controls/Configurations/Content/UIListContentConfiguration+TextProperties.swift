// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

extension UIListContentConfiguration {
  /// The look of one of a row's texts.
  public struct TextProperties: Hashable {
    /// Where lines stand.
    public enum TextAlignment: Hashable, Sendable {
      /// Where people begin to read.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }

    /// How letters are changed.
    public enum TextTransform: Hashable, Sendable {
      /// Not at all.
      case none
      /// Capital letters.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital letter begins each word.
      case capitalized
    }

    /// What the preset has in the state it was last updated for.
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

    /// The font.
    public var font: UIFont {
      get { ownFont ?? face.font }
      set { ownFont = newValue }
    }

    /// The colour.
    public var color: UIColor {
      get { ownColor ?? face.color }
      set { ownColor = newValue }
    }

    /// Makes the colour that shows from `color`.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that shows.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// What happens to text that does not fit.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0: no limit.
    public var numberOfLines: Int
    /// Whether a single line shrinks to fit.
    public var adjustsFontSizeToFitWidth: Bool
    /// The least share of its size that text shrinks to.
    public var minimumScaleFactor: CGFloat
    /// Whether letters may move together before text is cut off.
    ///
    /// Differs from UIKit: letters stay where they are.
    public var allowsDefaultTighteningForTruncation: Bool
    /// Whether the font follows the size of text a person chose.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer over text that is cut off shows all of it.
    ///
    /// Differs from UIKit: nothing shows.
    public var showsExpansionTextWhenTruncated = true
    /// How letters are changed.
    public var transform = TextTransform.none
  }
}
