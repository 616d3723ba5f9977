// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// The font that the element describes, for the current content size category.
  var font: UIFont? { describedFont?.font }

  /// The font that this element describes.
  var describedFont: DescribedFont? {
    if let style = textStyle("style") { return .style(style) }
    return fixedFont.map { .fixed($0) }
  }

  private var fixedFont: UIFont? {
    let size = number("pointSize") ?? number("size") ?? UIFont.systemFontSize
    skip("family", "metaFont", "size", "name", "type", "weight")
    // The editor writes size 0 where the font is determined by the object, as for configured buttons.
    guard size > 0 else { return nil }
    if let name = string("name") {
      if let font = UIFont(name: name, size: size) { return font }
      record("there is no font \(name); the system font is used instead", once: "font \(name)")
      return .systemFont(ofSize: size)
    }
    let weight = choice("weight", Self.weights)
    switch string("type") {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default:
      return weight.map { .systemFont(ofSize: size, weight: $0) } ?? .systemFont(ofSize: size)
    }
  }

  /// Returns the text style that an attribute names; `.body` if the style is unknown, and `nil` if the
  /// attribute is missing.
  func textStyle(_ name: String) -> UIFont.TextStyle? {
    guard let style = string(name).map(UIFont.TextStyle.init(rawValue:)) else { return nil }
    if Self.textStyles.contains(style) { return style }
    record(
      "there is no text style \(style.rawValue); body is used instead",
      once: "text style \(style.rawValue)")
    return .body
  }

  private static let textStyles: Set<UIFont.TextStyle> = [
    .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
    .caption1, .caption2,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]
}
