// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  func color(_ key: String, _ use: (UIColor) -> Void) {
    if let value = color(key) { use(value) }
  }

  /// The colour that the element describes.
  var color: UIColor? {
    if let name = string("name") { return named(name) }
    // Of several, the first was written by the newest editor, which supports the most colours.
    let system = ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"]
      .compactMap { string($0) }
    if let name = system.first { return self.system(name) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha) }
    if let red = number("red"), let green = number("green"), let blue = number("blue") {
      return string("customColorSpace") == "displayP3"
        ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    record("the colour has no known value; it is left out", once: "color \(element.place)")
    return nil
  }

  private func system(_ name: String) -> UIColor? {
    if let color = SystemColorName.color(name) ?? Self.olderNames[name] { return color }
    return remembered(name, "the system colour \(name)")
  }

  private func named(_ name: String) -> UIColor? {
    UIColor(named: name, in: maker.file.bundle, compatibleWith: nil)
      ?? remembered(name, "the colour \(name) of the asset catalogue")
  }

  /// Reports that a named colour is missing, and returns the value that the file stores for it, or `nil` if
  /// there is none.
  private func remembered(_ name: String, _ words: String) -> UIColor? {
    let known = maker.file.document.rememberedColor(named: name).flatMap { inner($0).color }
    record(
      known == nil
        ? "\(words) does not exist; it is left out"
        : "\(words) does not exist; the value stored in the file is used instead", once: words)
    return known
  }

  /// The colour names of older files.
  private static let olderNames: [String: UIColor] = [
    "darkTextColor": .darkText, "lightTextColor": .lightText,
    "groupTableViewBackgroundColor": .groupTableViewBackground,
    "viewFlipsideBackgroundColor": .systemBackground,
    "scrollViewTexturedBackgroundColor": .systemGroupedBackground,
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tintColor": .systemBlue, "secondarySystemBackgroundColor": .secondarySystemBackground,
  ]
}
