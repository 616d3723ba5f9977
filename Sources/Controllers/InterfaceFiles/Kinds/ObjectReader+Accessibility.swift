// SPDX-License-Identifier: Apache-2.0

import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Sets the accessibility properties of an object.
  func fillAccessibility(of object: AccessibleObject) {
    guard let element = child(key: "accessibilityConfiguration") else { return }
    let said = inner(element)
    said.text("label") { object.accessibilityLabel = $0 }
    said.text("hint") { object.accessibilityHint = $0 }
    said.text("value") { object.accessibilityValue = $0 }
    if let identifier = said.string("identifier") { object.accessibilityIdentifier = identifier }
    if let isElement = said.child(key: "isElement")?.flag("value") {
      object.isAccessibilityElement = isElement
    }
    if let traits = said.child(key: "traits") {
      object.accessibilityTraits = Self.traits.reduce(into: []) {
        if traits.flag($1.key) ?? false { $0.insert($1.value) }
      }
    }
    said.reportUnread()
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header, "tabBar": .tabBar,
  ]
}
