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

  private var built: UIMenu?
  /// The end of the responder chain that built it.
  private weak var builtBy: ResponderObject?

  /// Has the menu built anew when it is needed next.
  open func setNeedsRebuild() { built = nil }

  /// Has what is shown of the menu looked at anew; the same.
  open func setNeedsRevalidate() {}

  /// The menu that the responders from `first` on build; nil: they add nothing.
  func menu(from first: ResponderObject) -> UIMenu? {
    let chain = Array(sequence(first: first, next: \.next))
    guard let end = chain.last else { return nil }
    if let built, builtBy === end { return built }
    let tree = MenuTree(self, .standard)
    for responder in chain.reversed() { responder.buildMenu(with: tree) }
    built = tree.root
    builtBy = end
    return tree.root
  }
}
