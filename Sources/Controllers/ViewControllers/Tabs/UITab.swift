// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// A destination of a tab bar controller, in the tab bar or the sidebar.
@preconcurrency @MainActor
open class UITab: NSObject, UIAccessibilityIdentification {
  /// The identifier of the tab, unique within its controller.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?

  /// Creates a tab whose view controller is created by `viewControllerProvider` when the tab is first shown.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
  }

  /// Creates a tab for an existing controller, with the title and image of its `tabBarItem`.
  init(of controller: UIViewController) {
    title = controller.tabBarItem.title ?? ""
    image = controller.tabBarItem.image
    identifier = UUID().uuidString
    provider = nil
    made = controller
    isOfController = true
    super.init()
  }

  /// Whether the tab was created for an existing controller.
  private(set) var isOfController = false

  // MARK: Appearance

  /// The title of the tab.
  open var title: String { didSet { if title != oldValue { looksChanged() } } }
  /// The second line of the tab's row in a sidebar.
  open var subtitle: String? { didSet { if subtitle != oldValue { looksChanged() } } }
  /// The image of the tab.
  open var image: UIImage? { didSet { if image !== oldValue { looksChanged() } } }
  /// The text of the badge beside the tab, or `nil` for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { looksChanged() } } }
  /// Whether a drag held over the tab selects it, in the bar and in the sidebar.
  open var isSpringLoaded: Bool {
    get { item.isSpringLoaded }
    set {
      guard newValue != isSpringLoaded else { return }
      item.isSpringLoaded = newValue
      owner?.tabLooksChanged()
    }
  }
  /// Whether the user can select the tab; a disabled tab is shown in grey.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set {
      guard newValue != isEnabled else { return }
      item.isEnabled = newValue
      owner?.tabLooksChanged()
    }
  }
  /// Custom data of the app, for the app's own use.
  open var userInfo: Any?
  /// The identifier of the tab's button for tests.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { looksChanged() } }
  }

  /// The bar item of the tab.
  var item: UITabBarItem {
    if isOfController, let made { return made.tabBarItem }
    return ownItem
  }
  private lazy var ownItem = makeItem()

  private func makeItem() -> UITabBarItem {
    let item = UITabBarItem(title: title, image: image, selectedImage: nil)
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
    return item
  }

  private func looksChanged() {
    let item = item
    item.title = title
    item.image = image
    item.badgeValue = badgeValue
    item.accessibilityIdentifier = accessibilityIdentifier
    owner?.tabLooksChanged()
  }

  // MARK: Placement

  /// Whether the tab is hidden from the bar and the sidebar.
  open var isHidden: Bool {
    get { hides ?? isHiddenByDefault }
    set {
      guard newValue != isHidden else { return }
      hides = newValue
      owner?.tabsChanged()
    }
  }
  private var hides: Bool?
  /// The value of ``isHidden`` until that property is set.
  open var isHiddenByDefault = false { didSet { owner?.tabsChanged() } }
  /// The preferred placement of the tab.
  open var preferredPlacement: Placement = .automatic {
    didSet { if preferredPlacement != oldValue { owner?.tabsChanged() } }
  }

  /// The group that directly contains the tab, or `nil` for a root tab.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost enclosing group with a `managingNavigationController`, or `nil`.
  open var managingTabGroup: UITabGroup? { parent?.managingGroup }
  /// The group that manages the tab, or `nil`; a group without an enclosing managing group may manage itself.
  var managingGroup: UITabGroup? { managingTabGroup }
  /// The tab bar controller that contains the tab.
  open var tabBarController: UITabBarController? { owner as? UITabBarController }
  /// The owner of the tab.
  weak var owner: (any TabOwning<UITab>)?
  /// Whether the tab is visible now, in the bar or the sidebar.
  open var hasVisiblePlacement: Bool { owner?.shows(self) ?? false }

  // MARK: Controller

  private var made: UIViewController?

  /// The view controller of the tab, created by the provider on first access, or `nil` if the tab has none.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = provider(self) }
    return made
  }

  /// The view controller, or `nil` if it was not created yet.
  var madeController: UIViewController? { made }
  /// Whether the tab has a controller or a provider of one.
  var hasController: Bool { made != nil || provider != nil }

  /// The tab and its descendants in preorder.
  var family: [UITab] { [self] }
}

extension UITab: UISpringLoadedInteractionSupporting {}

extension UITab {
  /// The preferred placement of a tab.
  public enum Placement: Int, Sendable {
    /// The default placement, in the bar and the sidebar.
    case automatic = 0
    /// A placement in the bar and the sidebar.
    case `default` = 1
    /// A placement in the sidebar, and in the bar only if the user adds the tab there.
    ///
    /// - Note: On Linux the user cannot add tabs to the bar.
    case optional = 2
    /// A placement in the bar, where the user may move the tab.
    ///
    /// - Note: On Linux the user cannot move tabs.
    case movable = 3
    /// A placement at the end of the bar.
    case pinned = 4
    /// A placement in the bar that the user cannot change.
    case fixed = 5
    /// A placement in the sidebar only.
    case sidebarOnly = 6
  }
}
