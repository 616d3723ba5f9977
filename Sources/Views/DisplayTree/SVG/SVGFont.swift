// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The SVG form of a font.
struct SVGFont {
  /// The font families for the system font.
  static let systemFamilies =
    "Inter, 'SF Pro Text', 'Helvetica Neue', 'Noto Sans', 'Noto Sans CJK SC', Arial, sans-serif"
  private static let monospacedFamilies = "'SF Mono', 'DejaVu Sans Mono', monospace"

  /// The CSS weights, with the minimum weight for each.
  private static let weights: [(least: CGFloat, css: Int)] = [
    (0.6, 900), (0.5, 800), (0.35, 700), (0.27, 600), (0.15, 500), (-0.2, 400), (-0.5, 300),
    (-0.7, 200),
  ]

  private let font: FontDescription

  init(_ font: FontDescription) {
    self.font = font
  }

  /// The font features in CSS syntax.
  private var features: String {
    font.features.split(separator: ",").map { feature in
      let parts = feature.split(separator: "=")
      return "'\(parts[0])' \(parts.count > 1 ? String(parts[1]) : "1")"
    }.joined(separator: ",")
  }

  /// The attributes that specify the font, except for the defaults of the document.
  var attributes: [(String, String)] {
    var result = [("font-size", SVGNumber.text(font.size))]
    let weight = Self.weights.first { font.weight >= $0.least }?.css ?? 100
    if weight != 400 { result.append(("font-weight", "\(weight)")) }
    if font.width < 0 {
      result.append(("font-stretch", font.width <= -0.35 ? "extra-condensed" : "condensed"))
    }
    if font.width > 0 { result.append(("font-stretch", "expanded")) }
    if !font.features.isEmpty { result.append(("style", "font-feature-settings:\(features)")) }
    if font.isItalic { result.append(("font-style", "italic")) }
    if let family = font.family {
      let quoted = family.replacingOccurrences(of: "'", with: "")
      result.append(("font-family", "'\(quoted)', \(Self.systemFamilies)"))
    } else if font.isMonospaced {
      result.append(("font-family", Self.monospacedFamilies))
    }
    return result
  }
}
