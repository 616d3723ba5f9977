// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// A tab with tabs in it: a section of a sidebar, one tab of a bar.
///
/// In the bar a group shows its own controller, or else that of the tab in it that was chosen last.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// A group of tabs; `viewControllerProvider` makes a controller of its own, nil: it has none.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where !children.contains(child) {
        child.parent = nil
        for tab in child.family { tab.owner = nil }
      }
      for child in children {
        child.parent = self
        for tab in child.family { tab.owner = owner }
      }
      owner?.tabsChanged()
    }
  }

  /// The order in which the tabs are shown, by their identifiers; those that it does not name follow.
  open var displayOrderIdentifiers: [String] = [] { didSet { owner?.tabsChanged() } }

  /// The tabs in the order in which they are shown.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { !named.contains($0) }
  }

  /// The tab in the group that is shown when the group is chosen; nil: the group's own controller is.
  open var selectedChild: UITab? {
    get { chosenChild.flatMap { children.contains($0) ? $0 : nil } }
    set {
      guard newValue.map(children.contains) ?? true else { return }
      chosenChild = newValue
      owner?.tabsChanged()
    }
  }
  private weak var chosenChild: UITab?

  /// Notes which tab in the group is shown, without showing it.
  func noteChild(_ child: UITab?) { chosenChild = child }

  /// The tab that is shown when the group is first chosen, where it has no controller of its own; nil: the
  /// first one.
  open var defaultChildIdentifier: String?

  /// Whether the group itself can be chosen in a sidebar; it needs a controller of its own.
  open var isSidebarDestination = false { didSet { owner?.tabLooksChanged() } }

  /// Whether people may change the order; nobody asks, because sidebars can't be rearranged.
  open var allowsReordering = false

  /// Shows what is chosen in the group: the group's own controller is at the beginning of its stack, then come those of the
  /// groups in it on the way to the tab, and the tab's; nil: each tab shows its own controller.
  ///
  /// Going back in it chooses what is shown then. Only that of the outermost group counts.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { owner?.tabsChanged() } }
  }

  override var managingGroup: UITabGroup? {
    managingTabGroup ?? (managingNavigationController == nil ? nil : self)
  }

  /// How the group looks in a sidebar.
  open var sidebarAppearance: SidebarAppearance = .automatic {
    didSet { if sidebarAppearance != oldValue { owner?.tabLooksChanged() } }
  }

  /// What a person can do below the tabs of the group in a sidebar, a row each.
  open var sidebarActions: [UIAction] = [] { didSet { owner?.tabLooksChanged() } }

  /// The tab in the group, or in groups in it, of the given identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    family.dropFirst().first { $0.identifier == identifier }
  }

  override var family: [UITab] { [self] + children.flatMap(\.family) }

  /// What a press of the group's row in a sidebar chooses.
  var chosenInSidebar: UITab { hasController ? self : destination }

  /// What is shown when the group is chosen.
  var destination: UITab {
    let wanted =
      selectedChild
      ?? (hasController
        ? nil
        : children.first { $0.identifier == defaultChildIdentifier }
          ?? displayOrder.first { !$0.isHidden })
    guard let wanted else { return self }
    return (wanted as? UITabGroup)?.destination ?? wanted
  }
}

extension UITabGroup {
  /// How a group looks in a sidebar.
  public enum SidebarAppearance: UInt, Sendable {
    /// A section where it is not in another group, else a row among the others.
    case automatic = 0
    /// A row among the others; what is in the group stands in below it.
    case inline = 1
    /// A section of its own, also where it is in another group.
    case rootSection = 2
  }
}
