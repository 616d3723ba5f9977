// SPDX-License-Identifier: Apache-2.0

public import CollectionGeometry
public import Foundation
import ViewTree

/// What a tab bar looks like.
///
/// Known gaps: positions of items, the picture behind the chosen one.
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

  /// The system's appearance on the given kind of device.
  public required init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    itemsChanged()
  }

  /// An appearance of the same background, and of the same tabs when it is a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
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
