// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation
import ViewTree

/// What a navigation bar looks like.
///
/// Known gaps: a picture for the back sign, subtitles.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look: `.font` and `.foregroundColor` are heeded.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How large titles look: `.font` and `.foregroundColor` are heeded.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far titles are moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
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
    titlePositionAdjustment = other.titlePositionAdjustment
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
  }

  private func buttonsChanged() {
    partsChanged([buttonAppearance, doneButtonAppearance, backButtonAppearance])
  }
}
