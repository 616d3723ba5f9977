// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

extension UIButton {
  /// What a button shows, and how it looks.
  ///
  /// Insets and sizes are UIKit's for the medium size; those of other sizes are ours.
  ///
  /// Known gaps: progress for symbols, and `macIdiomStyle`.
  @preconcurrency @MainActor
  public struct Configuration {
    /// What the ground looks like, and what colours follow from that.
    enum Kind: Hashable { case plain, gray, tinted, filled }

    let kind: Kind
    /// The ground; colours that are nil are those of the kind.
    public var background = UIBackgroundConfiguration.clear()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the text and the room around it are.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The colour of text and image; nil: that of the kind.
    public var baseForegroundColor: UIColor?
    /// The colour that the ground's is made from; nil: that of the kind.
    public var baseBackgroundColor: UIColor?

    /// The picture.
    public var image: UIImage?
    /// Makes the picture's colour from the foreground's.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a turning wheel stands in the picture's place.
    public var showsActivityIndicator = false
    /// Makes the wheel's colour from the foreground's.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The text; nil and no ``attributedTitle``: the button's title for its state.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The text with attributes.
    public var attributedTitle: AttributedString?
    /// Makes the title's attributes from those it has: `.font` and `.foregroundColor`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title is shortened or broken.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The text below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The text below the title, with attributes.
    public var attributedSubtitle: AttributedString?
    /// Makes the subtitle's attributes from those it has: `.font` and `.foregroundColor`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Whether a sign for a menu stands at the trailing end.
    public var indicator = Indicator.automatic
    /// Makes the sign's colour from the foreground's.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// Room around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero { didSet { hasDefaultInsets = false } }
    /// The side of the text that the picture stands at.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// From the picture to the text, in points.
    public var imagePadding: CGFloat = 0
    /// From the title to the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether ``updated(for:)`` shows that a button is selected.
    public var automaticallyUpdateForSelection = true
    private var hasDefaultInsets = true

    private init(_ kind: Kind) {
      self.kind = kind
      background.backgroundColor = nil
      setDefaultContentInsets()
    }

    /// Gives ``contentInsets`` the values they had at first.
    public mutating func setDefaultContentInsets() {
      let (down, across): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      contentInsets = NSDirectionalEdgeInsets(
        top: down, leading: across, bottom: down, trailing: across)
      hasDefaultInsets = true
    }

    // MARK: Kinds

    /// A button without a ground.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A button on a gray ground.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A button on a ground of the tint colour, thinned.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A button on a ground of the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// A button without a ground.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// A button on a gray ground.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// A button on a ground of the tint colour, thinned.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// A button on a ground of the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
