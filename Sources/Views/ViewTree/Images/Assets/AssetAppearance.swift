// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The conditions of an asset variant in `Contents.json`: device, scale, appearance, direction and size
/// classes.
struct AssetAppearance: Decodable {
  private struct Appearance: Decodable {
    var appearance: String?
    var value: String?
  }

  private let idiom: String?
  private let scale: String?
  private let appearances: [Appearance]?
  private let direction: String?
  private let widthClass: String?
  private let heightClass: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, scale, appearances
    case direction = "language-direction"
    case widthClass = "width-class"
    case heightClass = "height-class"
  }

  /// Whether the variant applies to devices that Mullion supports; not for a watch or a car.
  var isShown: Bool { ["universal", "iphone", "ipad", nil].contains(idiom) }

  /// The number of pixels per point; `nil` if unspecified.
  var pixelsPerPoint: CGFloat? {
    guard let scale, scale.hasSuffix("x"), let number = Double(scale.dropLast()), number > 0 else {
      return nil
    }
    return CGFloat(number)
  }

  /// The traits of the variant.
  var traits: UITraitCollection {
    var parts: [UITraitCollection] = []
    if let pixelsPerPoint { parts.append(UITraitCollection(displayScale: pixelsPerPoint)) }
    switch idiom {
    case "iphone": parts.append(UITraitCollection(userInterfaceIdiom: .phone))
    case "ipad": parts.append(UITraitCollection(userInterfaceIdiom: .pad))
    default: break
    }
    switch value(of: "luminosity") {
    case "dark": parts.append(UITraitCollection(userInterfaceStyle: .dark))
    case "light": parts.append(UITraitCollection(userInterfaceStyle: .light))
    default: break
    }
    if value(of: "contrast") == "high" {
      parts.append(UITraitCollection(accessibilityContrast: .high))
    }
    switch direction {
    case "left-to-right": parts.append(UITraitCollection(layoutDirection: .leftToRight))
    case "right-to-left": parts.append(UITraitCollection(layoutDirection: .rightToLeft))
    default: break
    }
    if let width = Self.sizeClass(widthClass) {
      parts.append(UITraitCollection(horizontalSizeClass: width))
    }
    if let height = Self.sizeClass(heightClass) {
      parts.append(UITraitCollection(verticalSizeClass: height))
    }
    return UITraitCollection(traitsFrom: parts)
  }

  private func value(of appearance: String) -> String? {
    appearances?.first { $0.appearance == appearance }?.value
  }

  private static func sizeClass(_ name: String?) -> UIUserInterfaceSizeClass? {
    switch name {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }
}
