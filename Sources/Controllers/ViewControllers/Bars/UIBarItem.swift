// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// What stands in a bar: a title, a picture, and whether it can be used.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification,
  _NamedMembers
{
  /// An item that shows nothing.
  public override init() {
    super.init()
  }

  /// An item as an interface file describes it; one that shows nothing with another coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of bar items.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UIBarItem.self)
  }

  /// Does nothing.
  ///
  /// Differs from UIKit: bar items are not archived.
  open func encode(with coder: NSCoder) {}

  /// What the item says.
  open var title: String? {
    didSet { if title != oldValue { itemChanged() } }
  }

  /// The item's picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemChanged() } }
  }

  /// The item's picture in low windows; nil: `image`.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemChanged() } }
  }

  /// A picture for people who use very large text; kept for callers.
  open var largeContentSizeImage: UIImage?

  /// How far each side of the picture is moved in, in points.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }

  /// How far each side of the picture of low windows is moved in, in points.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemChanged() } }
  }

  /// Whether a person can use the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemChanged() } }
  }

  /// A number of the user's, to find the item by.
  open var tag = 0

  /// What assistive technologies call the item; nil: its title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemChanged() } }
  }

  /// A name for tests and tools.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemChanged() } }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets how the title looks in a state: `.font` and `.foregroundColor` are heeded.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemChanged()
  }

  /// How the title looks in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// What shows the item.
  package weak var presenter: (any BarItemPresenting)?

  /// Tells the bar that shows the item to show it as it is now.
  package func itemChanged() {
    appearanceChanges &+= 1
    if !isTakingAppearance { presenter?.barItemChanged(self) }
  }

  /// Whether appearances are being set, which those who show the item hear of in another way.
  var isTakingAppearance = false
  /// How often the item changed.
  private(set) var appearanceChanges = 0
  /// What appearances have set, by the properties' names.
  package var takenAppearance: [String: Any] = [:]

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
