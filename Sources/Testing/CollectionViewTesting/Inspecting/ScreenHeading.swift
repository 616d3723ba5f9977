// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewControllers
import MullionViewTree
import UIKit

/// The first line of an inspection: the size of the screen, its unusual traits, and the controller on it.
@MainActor
struct ScreenHeading {
  private let surface: ViewSurface

  init(_ surface: ViewSurface) { self.surface = surface }

  /// The line, as in `screen 390x844 dark MailViewController "Inbox"`.
  var text: String {
    var words = [
      "screen \(ElementText.number(surface.size.width))x\(ElementText.number(surface.size.height))"
    ]
    let traits = surface.traits
    if traits.userInterfaceStyle == .dark { words.append("dark") }
    if traits.layoutDirection == .rightToLeft { words.append("right-to-left") }
    if traits.accessibilityContrast == .high { words.append("high-contrast") }
    let size = traits.preferredContentSizeCategory
    if size != .large, size != .unspecified { words.append("text \(TextSizeWord.text(size))") }
    if let controller = Self.shown(by: (surface.root as? UIWindow)?.rootViewController) {
      words.append(ViewName.of(controller))
      let title = controller.navigationItem.title ?? controller.title
      if let title, !title.isEmpty { words.append(ElementText.quoted(title)) }
    }
    return words.joined(separator: " ")
  }

  /// Returns the innermost controller that `controller` shows.
  static func shown(by controller: UIViewController?) -> UIViewController? {
    guard let controller else { return nil }
    if let presented = controller.presentedViewController, !presented.isBeingDismissed {
      return shown(by: presented)
    }
    switch controller {
    case let navigation as UINavigationController:
      return shown(by: navigation.topViewController) ?? navigation
    case let tabs as UITabBarController:
      return shown(by: tabs.selectedViewController) ?? tabs
    default: return shown(by: mainChild(of: controller)) ?? controller
    }
  }

  /// Returns the frontmost child whose view covers most of its parent's, or `nil` if there is none.
  private static func mainChild(of controller: UIViewController) -> UIViewController? {
    guard let outer = controller.viewIfLoaded else { return nil }
    let area = outer.bounds.width * outer.bounds.height
    return controller.children.last { child in
      guard let view = child.viewIfLoaded, view.isDescendant(of: outer), view.isPainted else {
        return false
      }
      let common = view.convert(view.bounds, to: outer).intersection(outer.bounds)
      return !common.isNull && common.width * common.height > area / 2
    }
  }
}
