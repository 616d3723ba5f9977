// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// A shortcut to an action of the program, offered outside of the program.
///
/// - Note: A desktop does not show shortcut items; the program's own code can use them.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying {
  /// The type that identifies the action.
  open internal(set) var type: String
  /// The title of the item.
  open internal(set) var localizedTitle: String
  /// The subtitle of the item, or `nil` for none.
  open internal(set) var localizedSubtitle: String?
  /// The icon beside the title, or `nil` for none.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// Custom data of the app, or `nil` for none.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The identifier of the target content, or `nil` for none.
  open internal(set) var targetContentIdentifier: Any?

  /// Creates a shortcut item with title, subtitle and icon.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates a shortcut item with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Returns a copy of the item.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}
