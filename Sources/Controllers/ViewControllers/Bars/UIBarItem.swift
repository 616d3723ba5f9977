// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
public import MullionViewTree

/// An item of a bar, with a title and an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding, UIAccessibilityIdentification,
  _NamedMembers
{
  /// Creates an item without content.
  public override init() {
    super.init()
  }

  /// Creates an item from an interface file, or an item without content with any other coder.
  ///
  /// Differs from UIKit: `coder` reads interface files; there are no other archives of bar items.
  public required init?(coder: NSCoder) {
    super.init()
    coder.fill(self, as: UIBarItem.self)
  }

  /// Encodes nothing.
  ///
  /// Differs from UIKit: bar items are not archived.
  ///
  /// - Note: Has no effect on Linux: archiving is not supported.
  open func encode(with coder: NSCoder) {}

  /// The title of the item.
  open var title: String? {
    didSet { if title != oldValue { itemChanged() } }
  }

  /// The image of the item.
  open var image: UIImage? {
    didSet { if image !== oldValue { itemChanged() } }
  }

  /// The image of the item in vertically compact windows.
  ///
  /// - Note: Has no effect on Linux: `image` is always used.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { itemChanged() } }
  }

  /// The image of the item for very large text.
  ///
  /// - Note: Has no effect on Linux.
  open var largeContentSizeImage: UIImage?

  /// The insets of the image from its usual frame, in points.
  ///
  /// With opposite values at opposite edges the image keeps its size.
  open var imageInsets: UIEdgeInsets = .zero {
    didSet { if imageInsets != oldValue { itemChanged() } }
  }

  /// The insets of the image in vertically compact windows, in points.
  ///
  /// - Note: Has no effect on Linux.
  open var landscapeImagePhoneInsets: UIEdgeInsets = .zero {
    didSet { if landscapeImagePhoneInsets != oldValue { itemChanged() } }
  }

  /// Whether the user can choose the item.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { itemChanged() } }
  }

  /// A number that identifies the item, for the app's own use.
  open var tag = 0

  /// The accessibility label of the item, or `nil` for the title.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { itemChanged() } }
  }

  /// The identifier of the item for tests and tools.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { itemChanged() } }
  }

  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state; only `.font` and `.foregroundColor` are used.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
    itemChanged()
  }

  /// Returns the attributes of the title set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// The object that shows the item.
  package weak var presenter: (any BarItemPresenting)?

  /// Notifies the presenter that the item changed.
  package func itemChanged() {
    appearanceChanges &+= 1
    if !isTakingAppearance { presenter?.barItemChanged(self) }
  }

  /// Whether values of appearance proxies are being set; the presenter is not notified of these changes.
  var isTakingAppearance = false
  /// The number of changes of the item.
  private(set) var appearanceChanges = 0
  /// The values set by appearance proxies, by property name.
  package var takenAppearance: [String: Any] = [:]

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
