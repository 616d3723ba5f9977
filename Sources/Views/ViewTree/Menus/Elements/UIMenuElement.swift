// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something a person can choose: an action.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, _NamedMembers {
  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// The set with the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It can't be chosen now.
    public static var disabled: Attributes { Attributes(rawValue: 1 << 0) }
    /// It takes something away for good.
    public static var destructive: Attributes { Attributes(rawValue: 1 << 1) }
    /// It is not shown.
    public static var hidden: Attributes { Attributes(rawValue: 1 << 2) }
    /// Menus stay open when it is chosen.
    public static var keepsMenuPresented: Attributes { Attributes(rawValue: 1 << 3) }
  }

  /// What the element says.
  open package(set) var title: String
  /// What it says below the title.
  open var subtitle: String?
  /// The picture beside the title.
  open package(set) var image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
