// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionControls
public import MullionViewTree

/// A place that a tab bar controller leads to, in its bar or its sidebar.
@preconcurrency @MainActor
open class UITab: NSObject, UIAccessibilityIdentification {
  /// The tab's name for the program; no other tab of the controller has it.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?

  /// A tab whose controller `viewControllerProvider` makes when it is first shown.
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

  /// A tab of a controller that is there already, and looks as its `tabBarItem` says.
  init(of controller: UIViewController) {
    title = controller.tabBarItem.title ?? ""
    image = controller.tabBarItem.image
    identifier = UUID().uuidString
    provider = nil
    made = controller
    isOfController = true
    super.init()
  }

  /// Whether the tab was made for a controller.
  private(set) var isOfController = false

  // MARK: Looks

  /// What the tab is called.
  open var title: String { didSet { if title != oldValue { looksChanged() } } }
  /// A second line, which sidebars show.
  open var subtitle: String? { didSet { if subtitle != oldValue { looksChanged() } } }
  /// The tab's picture.
  open var image: UIImage? { didSet { if image !== oldValue { looksChanged() } } }
  /// A few signs beside the tab; nil: none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { looksChanged() } } }
  /// Whether a drag that is held over the tab chooses it, in the bar and in the sidebar.
  open var isSpringLoaded: Bool {
    get { item.isSpringLoaded }
    set {
      guard newValue != isSpringLoaded else { return }
      item.isSpringLoaded = newValue
      owner?.tabLooksChanged()
    }
  }
  /// Whether a person may choose the tab; one that may not be chosen is grey.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set {
      guard newValue != isEnabled else { return }
      item.isEnabled = newValue
      owner?.tabLooksChanged()
    }
  }
  /// Something of the program's.
  open var userInfo: Any?
  /// What assistive technologies call the tab in a test.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { looksChanged() } }
  }

  /// What the bar shows for the tab.
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

  // MARK: Where it is

  /// Whether the tab is left out.
  open var isHidden: Bool {
    get { hides ?? isHiddenByDefault }
    set {
      guard newValue != isHidden else { return }
      hides = newValue
      owner?.tabsChanged()
    }
  }
  private var hides: Bool?
  /// Whether the tab is left out until ``isHidden`` is set.
  open var isHiddenByDefault = false { didSet { owner?.tabsChanged() } }
  /// Whether people may take the tab out; nobody asks, because bars can't be rearranged.
  open var allowsHiding = false
  /// Where the tab is wanted.
  open var preferredPlacement: Placement = .automatic {
    didSet { if preferredPlacement != oldValue { owner?.tabsChanged() } }
  }

  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?
  /// The outermost of the groups around the tab that has a navigation controller which shows what is in it; nil: none has.
  open var managingTabGroup: UITabGroup? { parent?.managingGroup }
  /// The same; a group that no other one manages may manage itself.
  var managingGroup: UITabGroup? { managingTabGroup }
  /// The controller that shows the tab.
  open var tabBarController: UITabBarController? { owner as? UITabBarController }
  /// Who the tab belongs to.
  weak var owner: (any TabOwning)?
  /// Whether a person can see the tab now, in the bar or the sidebar.
  open var hasVisiblePlacement: Bool { owner?.shows(self) ?? false }

  // MARK: Controller

  private var made: UIViewController?

  /// The controller that the tab shows, made when it is first asked for; nil: the tab shows none of its own.
  open var viewController: UIViewController? {
    if made == nil, let provider { made = provider(self) }
    return made
  }

  /// The controller, if it was made.
  var madeController: UIViewController? { made }
  /// Whether the tab has a controller, or would make one.
  var hasController: Bool { made != nil || provider != nil }

  /// The tab and all in it, the outer ones first.
  var family: [UITab] { [self] }
}

extension UITab: UISpringLoadedInteractionSupporting {}

extension UITab {
  /// Where a tab is wanted.
  public enum Placement: Int, Sendable {
    /// As suits the tab: in the bar and the sidebar.
    case automatic = 0
    /// In the bar and the sidebar.
    case `default` = 1
    /// In the sidebar, and in the bar where a person puts it.
    case optional = 2
    /// In the bar, where a person may move it.
    case movable = 3
    /// At the end of the bar.
    case pinned = 4
    /// In the bar, where nobody moves it.
    case fixed = 5
    /// In the sidebar alone.
    case sidebarOnly = 6
  }
}
