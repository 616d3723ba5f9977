// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A colour of an asset catalogue.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    struct Color: Decodable {
      var components: [String: Component]?
      var reference: String?
    }
    var color: Color?
    let appearance: AssetAppearance

    enum CodingKeys: String, CodingKey { case color }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      color = try values.decodeIfPresent(Color.self, forKey: .color)
      appearance = try AssetAppearance(from: decoder)
    }

    /// The colour of the entry; `nil` if its format is unknown.
    var written: UIColor? {
      if let name = color?.reference { return SystemColorName.color(name) }
      guard let parts = color?.components else { return nil }
      let alpha = parts["alpha"]?.share ?? 1
      if let white = parts["white"]?.share { return UIColor(white: white, alpha: alpha) }
      guard let red = parts["red"]?.share, let green = parts["green"]?.share,
        let blue = parts["blue"]?.share
      else { return nil }
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// A colour component in a catalogue: a string such as `0xFF`, `255` or `1.000`, or a number from 0 to 1.
  private struct Component: Decodable {
    let share: CGFloat

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        share = CGFloat(number)
        return
      }
      let text = try value.decode(String.self)
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        share = CGFloat(byte) / 255
      } else if !text.contains("."), let byte = Int(text) {
        share = CGFloat(byte) / 255
      } else if let number = Double(text) {
        share = CGFloat(number)
      } else {
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "\"\(text)\" is not a component of a colour.")
      }
    }
  }

  private let colors: [Entry]?

  /// The colour, resolved for the traits of its use; `nil` if there is none.
  var color: UIColor? {
    let variants = (colors ?? []).filter(\.appearance.isShown).compactMap { entry in
      entry.written.map { (traits: entry.appearance.traits, color: $0) }
    }
    func color(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UIColor? {
      variants.first {
        $0.traits.userInterfaceStyle == style && $0.traits.accessibilityContrast == contrast
      }?.color
    }
    func shades(_ contrast: UIAccessibilityContrast) -> (light: UIColor?, dark: UIColor?) {
      let other = color(.unspecified, contrast)
      return (color(.light, contrast) ?? other, color(.dark, contrast) ?? other)
    }
    let plain = shades(.unspecified)
    let contrast = shades(.high)
    guard let usual = plain.light ?? plain.dark ?? contrast.light ?? contrast.dark else {
      return nil
    }
    let dark = plain.dark ?? usual
    let strong = contrast.light ?? usual
    let strongDark = contrast.dark ?? dark
    guard [dark, strong, strongDark].contains(where: { $0 != usual }) else { return usual }
    return UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      guard traits.accessibilityContrast == .high else { return isDark ? dark : usual }
      return isDark ? strongDark : strong
    }
  }
}
