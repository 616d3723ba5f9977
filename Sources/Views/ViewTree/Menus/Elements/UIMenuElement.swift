// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An element of a menu: the base class of menus, actions and commands.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, _NamedMembers {
  /// The state of an element: off, on or mixed.
  public enum State: Int, Sendable {
    /// The state of an element that is off.
    case off = 0
    /// The state of an element that is on.
    case on = 1
    /// The state of an element that is on for a part of the items to which it applies.
    case mixed = 2
  }

  /// The attributes of an element in a menu: whether it is disabled, destructive or hidden, and whether it
  /// keeps the menu open.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The attribute that disables the element.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    /// The attribute that marks the element as destructive.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// The attribute that hides the element.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// The attribute that keeps the menu open when the element is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  /// The title of the element.
  open package(set) var title: String
  /// The subtitle, below the title.
  open var subtitle: String?
  /// The image beside the title.
  open package(set) var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The members of the class that are accessible by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
