// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionViewTree

/// Something that a person can do with the program from outside of it.
///
/// A desktop shows none: the program's own code can carry it out.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject, @preconcurrency NSCopying {
  /// What tells the kinds of things apart.
  open internal(set) var type: String
  /// What a person reads.
  open internal(set) var localizedTitle: String
  /// What a person reads below; nil: nothing.
  open internal(set) var localizedSubtitle: String?
  /// A picture beside the title; nil: none.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What is needed to do it; nil: nothing.
  open internal(set) var userInfo: [String: any NSSecureCoding]?
  /// The name of the content it is about; nil: none.
  open internal(set) var targetContentIdentifier: Any?

  /// Something to do, with its title, subtitle and picture.
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

  /// Something to do, with its title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// The same thing to do.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIApplicationShortcutItem(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
      userInfo: userInfo)
    copy.targetContentIdentifier = targetContentIdentifier
    return copy
  }
}
