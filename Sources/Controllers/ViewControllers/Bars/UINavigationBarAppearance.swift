// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What a navigation bar looks like.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look: `.font` and `.foregroundColor` are heeded.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How large titles look: `.font` and `.foregroundColor` are heeded.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How lines below titles look: `.font` and `.foregroundColor` are heeded.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How lines below large titles look: `.font` and `.foregroundColor` are heeded.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { changed() }
  }
  /// How far titles are moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The picture in the place of the back sign; nil: the system's sign.
  open private(set) var backIndicatorImage: UIImage?
  /// Where that picture lets a title be seen that moves below it; kept: titles do not.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the picture in the place of the back sign, and where it lets titles be seen; the system's sign unless both are given.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  /// The picture that is shown in the place of the back sign; nil: the system's sign is.
  var shownBackIndicator: UIImage? {
    backIndicatorTransitionMaskImage == nil ? nil : backIndicatorImage
  }

  /// What plain buttons look like.
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }
  /// What buttons look like that stand out.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet { buttonsChanged() }
  }
  /// What the back button looks like.
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) {
    didSet { buttonsChanged() }
  }

  /// The system's appearance on the given kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    buttonsChanged()
  }

  /// An appearance of the same background, and of the same titles when it is a navigation bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance { takeTitles(of: other) }
    buttonsChanged()
  }

  /// The system's appearance.
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
