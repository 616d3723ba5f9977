// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

extension UIButton {
  /// The content and appearance of a button.
  ///
  /// Insets and sizes are UIKit's for the medium size; the values for other sizes were not measured.
  ///
  /// Known gaps: progress for symbols, and `macIdiomStyle`.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The base style, which determines the background and the default colours.
    enum Kind: Hashable { case plain, gray, tinted, filled }

    let kind: Kind
    /// The background; colours that are `nil` are those of the base style.
    ///
    /// Its corner radius applies only with `CornerStyle.fixed`.
    public var background = UIBackgroundConfiguration.clear()
    /// The style of the corner radius.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the text and of the default content insets.
    public var buttonSize = Size.medium {
      didSet { if hasDefaultInsets { setDefaultContentInsets() } }
    }
    /// The colour of text and image, or `nil` for the base style's colour.
    public var baseForegroundColor: UIColor?
    /// The colour from which the background colour is derived, or `nil` for the base style's colour.
    public var baseBackgroundColor: UIColor?

    /// The image of the button, or `nil` for the image that was set for the button's state.
    public var image: UIImage?
    /// The transformer that derives the image's colour from the foreground colour.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The transformer that derives the activity indicator's colour from the foreground colour.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title of the button.
    ///
    /// If it and ``attributedTitle`` are `nil`, the button's title for its state is shown.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title as an attributed string.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes; it receives `.font` and `.foregroundColor`.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle, shown below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle as an attributed string.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the subtitle's attributes; it receives `.font` and `.foregroundColor`.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// The mode of the menu indicator at the trailing edge.
    public var indicator = Indicator.automatic
    /// The transformer that derives the menu indicator's colour from the foreground colour.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    /// The insets around the content, in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero { didSet { hasDefaultInsets = false } }
    /// The edge of the text at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the text, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle relative to each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether ``updated(for:)`` changes the appearance of a selected button.
    public var automaticallyUpdateForSelection = true
    private var hasDefaultInsets = true

    private init(_ kind: Kind) {
      self.kind = kind
      background.backgroundColor = nil
      setDefaultContentInsets()
    }

    /// Resets ``contentInsets`` to the default values for ``buttonSize``.
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

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a translucent tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a background in a translucent tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the tint colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}
