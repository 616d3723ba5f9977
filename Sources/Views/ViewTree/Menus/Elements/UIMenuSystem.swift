// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A menu that responders build together.
///
/// The main menu is not shown; its key commands are carried out.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The program's menu.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus of texts.
  open class var context: UIMenuSystem { contextSystem }

  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// What responders built; nil: it is to be built.
  var built: UIMenu?
  /// The end of the responder chain that built it.
  weak var builtBy: AnyObject?

  /// Has the menu built anew when it is needed next.
  open func setNeedsRebuild() { built = nil }

  /// Has what is shown of the menu looked at anew; the same.
  open func setNeedsRevalidate() {}
}
