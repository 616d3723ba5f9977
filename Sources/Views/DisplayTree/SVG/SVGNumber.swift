// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The SVG form of numbers, transforms and colours.
enum SVGNumber {
  /// Returns a number with at most three decimals and no trailing zeros.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let thousandths = (Double(value) * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return String(Double(value)) }
    let whole = Int(thousandths)
    let sign = whole < 0 ? "-" : ""
    let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 1000)
    guard rest > 0 else { return "\(sign)\(units)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(units).\(decimals)"
  }

  /// Returns the value of a `transform` attribute; `nil` for the identity.
  static func transform(_ map: CGAffineTransform) -> String? {
    if map.isIdentity { return nil }
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      return "translate(\(text(map.tx)) \(text(map.ty)))"
    }
    // Six decimals: rounding errors of a rotation or scale are visible far from the origin.
    let entries = [map.a, map.b, map.c, map.d].map { number in
      String((Double(number) * 1_000_000).rounded() / 1_000_000)
    }
    return "matrix(\(entries.joined(separator: " ")) \(text(map.tx)) \(text(map.ty)))"
  }

  /// Returns the attributes that paint with `color`: `name`, and its opacity unless it is opaque.
  static func paint(_ name: String, _ color: DisplayColor) -> [(String, String)] {
    let opaque = [(name, hex(color))]
    return color.alpha >= 1 ? opaque : opaque + [("\(name)-opacity", text(color.alpha))]
  }

  private static func hex(_ color: DisplayColor) -> String {
    "#"
      + [color.red, color.green, color.blue].map { part in
        let byte = Int((max(0, min(1, part.isFinite ? part : 0)) * 255).rounded())
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined()
  }
}
