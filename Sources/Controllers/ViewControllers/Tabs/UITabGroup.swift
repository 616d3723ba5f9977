// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionViewTree

/// A tab that contains tabs: a section of a sidebar, or a single tab of a bar.
///
/// A selected group shows its selected child, or else its own controller, or else its default child.
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// Creates a group of tabs, whose own controller is created by `viewControllerProvider`, or which has none
  /// for `nil`.
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

  /// The identifiers of the children in display order; children without an identifier in the array follow.
  open var displayOrderIdentifiers: [String] = [] { didSet { owner?.tabsChanged() } }

  /// The children in display order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { !named.contains($0) }
  }

  /// The child that is shown when the group is selected, or `nil` for the group's own controller.
  ///
  /// For `nil`, a group without a controller of its own shows the child of ``defaultChildIdentifier``.
  /// Setting a tab that is not a child is a no-op.
  open var selectedChild: UITab? {
    get { chosenChild.flatMap { children.contains($0) ? $0 : nil } }
    set {
      guard newValue.map(children.contains) ?? true else { return }
      chosenChild = newValue
      owner?.tabsChanged()
    }
  }
  private weak var chosenChild: UITab?

  /// Records the child that is shown, without showing it.
  func recordChild(_ child: UITab?) { chosenChild = child }

  /// The identifier of the child that is shown when a group without a controller of its own is first
  /// selected, or `nil` for the first visible child.
  open var defaultChildIdentifier: String?

  /// Whether the group itself can be selected in a sidebar; only has an effect for a group with a controller
  /// of its own.
  open var isSidebarDestination = false { didSet { owner?.tabLooksChanged() } }

  /// The navigation controller that shows the selected tab of the group, or `nil` if each tab shows its own
  /// controller.
  ///
  /// The stack begins with the group's own controller, followed by the controllers of the nested groups on
  /// the path to the tab, and the tab's controller. Going back selects the tab that is then shown. Only the
  /// navigation controller of the outermost group is used.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { owner?.tabsChanged() } }
  }

  override var managingGroup: UITabGroup? {
    managingTabGroup ?? (managingNavigationController == nil ? nil : self)
  }

  /// The appearance of the group in a sidebar.
  open var sidebarAppearance: SidebarAppearance = .automatic {
    didSet { if sidebarAppearance != oldValue { owner?.tabLooksChanged() } }
  }

  /// The actions below the children of the group in a sidebar, one row each.
  open var sidebarActions: [UIAction] = [] { didSet { owner?.tabLooksChanged() } }

  /// Returns the descendant tab with the given identifier, or `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    family.dropFirst().first { $0.identifier == identifier }
  }

  override var family: [UITab] { [self] + children.flatMap(\.family) }

  /// The tab that a press of the group's row in a sidebar selects.
  var chosenInSidebar: UITab { hasController ? self : destination }

  /// The tab that is shown when the group is selected.
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
  /// The appearance of a group in a sidebar.
  public enum SidebarAppearance: UInt, Sendable {
    /// The appearance as a section for a root group, or as a row among the others for a nested group.
    case automatic = 0
    /// The appearance as a row among the others, below which the children are indented.
    case inline = 1
    /// The appearance as a section of its own, also for a nested group.
    case rootSection = 2
  }
}
