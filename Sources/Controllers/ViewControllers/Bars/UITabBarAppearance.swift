// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What a tab bar looks like.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// What tabs look like whose title is below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { itemsChanged() }
  }
  /// What tabs look like whose title is beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { itemsChanged() }
  }
  /// What tabs look like in low windows.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { itemsChanged() }
  }

  /// The picture behind the tab that is chosen; nil: none.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The colour of that picture where it is a shape; nil: the bar's tint colour.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// How tabs share the bar's width whose title is below the picture.
  open var stackedItemPositioning = UITabBarItemPositioning.automatic { didSet { changed() } }
  /// How wide such a tab is where tabs stand in the middle of the bar, in points; 0: as usual.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// How far such tabs stand from each other there, in points; 0: as usual.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  /// The system's appearance on the given kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    itemsChanged()
  }

  /// An appearance of the same background, and of the same tabs when it is a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      selectionIndicatorImage = other.selectionIndicatorImage
      selectionIndicatorTintColor = other.selectionIndicatorTintColor
      stackedItemPositioning = other.stackedItemPositioning
      stackedItemWidth = other.stackedItemWidth
      stackedItemSpacing = other.stackedItemSpacing
      stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
      inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
      compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
    }
    itemsChanged()
  }

  /// The system's appearance.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  private func itemsChanged() {
    partsChanged([stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance])
  }
}
