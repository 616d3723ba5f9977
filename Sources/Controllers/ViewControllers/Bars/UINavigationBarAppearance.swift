// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of titles; only `.font` and `.foregroundColor` are used.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of large titles; only `.font` and `.foregroundColor` are used.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of subtitles; only `.font` and `.foregroundColor` are used.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The attributes of subtitles below large titles; only `.font` and `.foregroundColor` are used.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// The offset of titles, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The image of the back indicator, or `nil` for the system's image.
  open private(set) var backIndicatorImage: UIImage?
  /// The mask of a title that moves below the back indicator.
  ///
  /// - Note: Titles do not move below the indicator on Linux; the mask only has to be set for
  ///   ``backIndicatorImage`` to be shown.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the image and the mask of the back indicator; the system's indicator is shown unless both are
  /// non-`nil`.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  /// The shown image of the back indicator, or `nil` for the system's indicator.
  var shownBackIndicator: UIImage? {
    backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }
  /// The appearance of prominent (`done`) buttons.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsChanged() }
  }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }

  /// Creates the system's appearance for the given idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttonsChanged()
  }

  /// Creates an appearance with the background of `barAppearance`, and with its titles and buttons if
  /// `barAppearance` is a `UINavigationBarAppearance`.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { takeTitles(of: other) }
    buttonsChanged()
  }

  /// Creates the system's appearance.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  private func takeTitles(of other: UINavigationBarAppearance) {
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
  }

  private func buttonsChanged() {
    partsChanged([buttonAppearance, doneButtonAppearance, backButtonAppearance])
  }
}
