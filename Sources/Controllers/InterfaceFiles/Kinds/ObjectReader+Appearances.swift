// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionInterfaceDocuments
import MullionViewControllers
import MullionViewTree

extension ObjectReader {
  /// Passes the navigation bar appearance with the key `key`, if there is one, to `use`.
  func navigationAppearance(_ key: String, _ use: (UINavigationBarAppearance) -> Void) {
    appearance(
      key, UINavigationBarAppearance(),
      { said, appearance in
        if let title = said.child(key: "titleTextAttributes") {
          appearance.titleTextAttributes = inner(title).barTextAttributes
        }
        if let title = said.child(key: "largeTitleTextAttributes") {
          appearance.largeTitleTextAttributes = inner(title).barTextAttributes
        }
      }, use)
  }

  /// Passes the tab bar appearance with the key `key`, if there is one, to `use`.
  func tabAppearance(_ key: String, _ use: (UITabBarAppearance) -> Void) {
    appearance(key, UITabBarAppearance(), { _, _ in }, use)
  }

  /// Passes the toolbar appearance with the key `key`, if there is one, to `use`.
  func toolbarAppearance(_ key: String, _ use: (UIToolbarAppearance) -> Void) {
    appearance(key, UIToolbarAppearance(), { _, _ in }, use)
  }

  /// Passes the appearance with the key `key`, if there is one, to `use`, after reading the properties of all
  /// bars and those that `fillMore` reads.
  private func appearance<Appearance: UIBarAppearance>(
    _ key: String, _ appearance: @autoclosure () -> Appearance,
    _ fillMore: (ObjectReader, Appearance) -> Void, _ use: (Appearance) -> Void
  ) {
    guard let element = child(key: key) else { return }
    let (said, appearance) = (inner(element), appearance())
    said.fillAppearance(appearance)
    fillMore(said, appearance)
    said.reportUnread()
    use(appearance)
  }

  /// Sets the background and shadow of a bar appearance.
  private func fillAppearance(_ appearance: UIBarAppearance) {
    switch string("configureType") ?? string("type") {
    case "opaqueBackground", "opaque": appearance.configureWithOpaqueBackground()
    case "transparentBackground", "transparent": appearance.configureWithTransparentBackground()
    default: break
    }
    color("backgroundColor") { appearance.backgroundColor = $0 }
    color("shadowColor") { appearance.shadowColor = $0 }
    image("backgroundImage") { appearance.backgroundImage = $0 }
    image("shadowImage") { appearance.shadowImage = $0 }
    choice("backgroundImageContentMode", Self.contentModes) {
      appearance.backgroundImageContentMode = $0
    }
  }

  /// The text attributes of a bar.
  var barTextAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    font("fontDescription") { attributes[.font] = $0 }
    color("textColor") { attributes[.foregroundColor] = $0 }
    leaveOut("textShadowColor", "textShadowOffset")
    return attributes
  }
}
