// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// The item of a tab in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private(set) var glyph: BarGlyph?

  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UITabBarItem.self)
  }

  /// Creates an item with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// Creates an item with a title and images for the unselected and selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Configures the item as a system item.
  package func become(_ systemItem: SystemItem) {
    glyph = systemItem.glyph
    title = systemItem.title
  }

  /// The image of the selected item, or `nil` for `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemChanged() } }
  }

  /// The text of the badge at the image's corner, or `nil` for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemChanged() } } }

  /// The background colour of the badge, or `nil` for red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemChanged() } } }

  /// Sets the attributes of the badge's text in a state; states without attributes use the attributes of
  /// `.normal`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTexts[state.rawValue] = textAttributes
    itemChanged()
  }
  /// Returns the attributes of the badge's text in a state, or `nil` if none were set.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeTexts[state.rawValue] }
  private var badgeTexts: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Returns the attributes of the badge's text in a state, or the attributes of `.normal` if none were set.
  func shownBadgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    badgeTexts[state.rawValue] ?? badgeTexts[UIControl.State.normal.rawValue] ?? [:]
  }

  /// Whether a drag held over the tab selects it.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { itemChanged() } } }

  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemChanged() } }

  /// The appearance of the bar while the item is selected, or `nil` for the bar's standard appearance.
  open var standardAppearance: UITabBarAppearance? { didSet { itemChanged() } }

  /// The appearance of the bar while the item is selected and no content is behind the bar, or `nil` for the
  /// bar's scroll edge appearance.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemChanged() } }
}

extension UITabBarItem: UISpringLoadedInteractionSupporting {}
