// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

extension UIColor {
  /// The English name of the colour, for example "dark blue"; a dynamic colour is resolved with the current
  /// traits.
  public var accessibilityName: String {
    let color = displayColor(with: .current)
    guard color.alpha > 0 else { return "transparent" }
    let shade = HSB(color)
    if shade.brightness < 0.08 { return "black" }
    if shade.saturation < 0.1 {
      switch shade.brightness {
      case ..<0.45: return "dark gray"
      case ..<0.62: return "gray"
      case ..<0.96: return "light gray"
      default: return "white"
      }
    }
    return Self.name(of: shade)
  }

  private static func name(of shade: HSB) -> String {
    let degrees = shade.hue * 360
    let isLight = shade.saturation < 0.5 && shade.brightness > 0.7
    if isLight, degrees >= 290 || degrees < 12 { return "pink" }
    if (12..<48).contains(degrees), shade.brightness < 0.7 {
      return shade.brightness < 0.4 ? "dark brown" : "brown"
    }
    let ends: [(end: Double, name: String)] = [
      (12, "red"), (42, "orange"), (68, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"),
      (290, "purple"), (325, "magenta"), (348, "pink"),
    ]
    let name = ends.first { degrees < $0.end }?.name ?? "red"
    if name == "magenta", shade.brightness < 0.7 { return "purple" }
    if isLight { return "light \(name)" }
    return shade.brightness < 0.55 ? "dark \(name)" : name
  }
}
