// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A group of things that a person can choose from.
///
/// Known gap: the menus of a main menu bar.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// The identifier of the given name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the given name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown, and what choosing in it does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements stand among those of the menu around it, between separators.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// It takes something away for good: its title is red.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// One of its elements is on: choosing one turns the others off.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// Its elements stand beside each other as pictures, what is on on a ground.
    ///
    /// Differs from UIKit: pictures that have no room stand in the next line; they are not scrolled.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// How large the elements of a menu are shown.
  public enum ElementSize: Int, Sendable {
    /// As the system has it: as rows.
    case automatic = -1
    /// As pictures beside each other, up to four in a line; titles of those without a picture.
    case small = 0
    /// As pictures with their titles below, up to three in a line.
    case medium = 1
    /// As rows.
    case large = 2
  }

  /// The menu's name.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// How large the menu's own elements are shown.
  open var preferredElementSize: ElementSize
  /// What can be chosen, from top to bottom.
  public let children: [UIMenuElement]

  /// A menu of the given elements.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier("mullion.menu.\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, in the menu and the menus in it.
  ///
  /// - Complexity: O(n) in the number of elements.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions in the menu and the menus in it, from top to bottom; deferred ones that came.
  package var actions: [UIAction] { children.flatMap(Self.actions(of:)) }

  private static func actions(of element: UIMenuElement) -> [UIAction] {
    switch element {
    case let action as UIAction: [action]
    case let menu as UIMenu: menu.actions
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(actions(of:))
    default: []
    }
  }

  /// Makes `action` the one of the menu's that is on.
  package func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
