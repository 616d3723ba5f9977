// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A menu system, whose menu responders build together.
///
/// The main menu is not shown; its key commands are performed.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The menu system of the main menu.
  open class var main: UIMenuSystem { mainSystem }
  /// The menu system of context menus for text.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The menu that responders have built; `nil` if it has to be built.
  var built: UIMenu?
  /// The last responder of the chain that built it.
  weak var builtBy: AnyObject?

  /// Discards the menu, so that it is built again when it is next needed.
  open func setNeedsRebuild() { built = nil }
}
