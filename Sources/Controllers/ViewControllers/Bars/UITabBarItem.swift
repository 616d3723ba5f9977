// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionControls
public import MullionViewTree

/// What a tab bar shows for one of its tabs.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private(set) var glyph: BarGlyph?

  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item that shows nothing.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UITabBarItem.self)
  }

  /// An item of a title and a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// An item of a title and a picture, with another one for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// An item that looks as its use demands.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    become(systemItem)
    self.tag = tag
  }

  /// Has the item look as its use demands.
  package func become(_ systemItem: SystemItem) {
    glyph = systemItem.glyph
    title = systemItem.title
  }

  /// The picture when the item is chosen; nil: `image`.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { itemChanged() } }
  }

  /// A few signs at the picture's corner; nil: none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemChanged() } } }

  /// What is behind the badge; nil: red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemChanged() } } }

  /// Sets how the badge's signs look in a state; states without have that of `.normal`.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeTexts[state.rawValue] = textAttributes
    itemChanged()
  }
  /// How the badge's signs look in a state; nil: nothing was set.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeTexts[state.rawValue] }
  private var badgeTexts: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// How the badge's signs look in a state, where it has attributes or `.normal` has.
  func shownBadgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    badgeTexts[state.rawValue] ?? badgeTexts[UIControl.State.normal.rawValue] ?? [:]
  }

  /// Whether a drag that is held over the tab chooses it.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { itemChanged() } } }

  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { itemChanged() } }

  /// What the bar looks like while the item is chosen; nil: as it says itself.
  open var standardAppearance: UITabBarAppearance? { didSet { itemChanged() } }

  /// The same where no content is below the bar; nil: as the bar says itself.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { itemChanged() } }
}

extension UITabBarItem: UISpringLoadedInteractionSupporting {}
