// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { itemsChanged() }
  }
  /// The appearance of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet { itemsChanged() }
  }
  /// The appearance of tabs in vertically compact windows.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { itemsChanged() }
  }

  /// The image behind the selected tab, or `nil` for none.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The tint colour of a template image behind the selected tab, or `nil` for the bar's tint colour.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }
  /// The distribution over the bar's width of tabs with the title below the image.
  open var stackedItemPositioning = UITabBarItemPositioning.automatic { didSet { changed() } }
  /// The width of a centred tab with the title below the image, in points, or 0 for the default width.
  open var stackedItemWidth: CGFloat = 0 { didSet { changed() } }
  /// The distance between centred tabs with the title below the image, in points, or 0 for the default
  /// distance.
  open var stackedItemSpacing: CGFloat = 0 { didSet { changed() } }

  /// Creates the system's appearance for the given idiom.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    itemsChanged()
  }

  /// Creates an appearance with the background of `barAppearance`, and with its tabs if `barAppearance` is a
  /// `UITabBarAppearance`.
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

  /// Creates the system's appearance.
  public required convenience init?(coder: NSCoder) {
    self.init(idiom: .phone)
  }

  private func itemsChanged() {
    partsChanged([stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance])
  }
}
