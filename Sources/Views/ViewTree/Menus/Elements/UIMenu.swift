// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A menu of elements that the user can choose from.
///
/// Known gap: the menus of a main menu bar.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The identifier as a string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The options for the display and the behaviour of a menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option that shows the elements inside the parent menu, between separators.
    public static var displayInline: Options { Options(rawValue: 1 << 0) }
    /// The option that marks the menu as destructive: its title is red.
    public static var destructive: Options { Options(rawValue: 1 << 1) }
    /// The option that keeps one element selected: choosing one deselects the others.
    public static var singleSelection: Options { Options(rawValue: 1 << 5) }
    /// The option that shows the elements as images beside each other, selected ones with a background.
    ///
    /// Differs from UIKit: images that do not fit wrap to the next line instead of scrolling.
    public static var displayAsPalette: Options { Options(rawValue: 1 << 7) }
  }

  /// The size of the elements of a menu.
  public enum ElementSize: Int, Sendable {
    /// The default of the system: rows.
    case automatic = -1
    /// A size that shows images beside each other, up to four in a line; elements without an image show their
    /// title.
    case small = 0
    /// A size that shows images with their titles below, up to three in a line.
    case medium = 1
    /// A size that shows each element in a row.
    case large = 2
  }

  /// The identifier of the menu.
  public let identifier: Identifier
  /// The options for the display and the behaviour of the menu.
  public let options: Options
  /// The preferred size of the menu's own elements.
  open var preferredElementSize: ElementSize
  /// The elements of the menu, from top to bottom.
  public let children: [UIMenuElement]

  /// Creates a menu of the given elements.
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

  /// Returns a copy of the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The selected actions of the menu and its submenus.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of elements and *d* the depth of the submenus.
  open var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The actions of the menu and its submenus, from top to bottom, including deferred ones that have been
  /// provided.
  package var actions: [UIAction] { children.flatMap(Self.actions(of:)) }

  private static func actions(of element: UIMenuElement) -> [UIAction] {
    switch element {
    case let action as UIAction: [action]
    case let menu as UIMenu: menu.actions
    case let deferred as UIDeferredMenuElement: (deferred.elements ?? []).flatMap(actions(of:))
    default: []
    }
  }

  /// Selects `action` and deselects the other actions of the menu and its submenus.
  package func select(_ action: UIAction) {
    for other in actions { other.state = other === action ? .on : .off }
  }
}
