// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text form of numbers in snapshots: rounded to a thousandth, without trailing zeros, the same on every
/// machine.
enum NumberText {
  /// Returns `value` as text, with `-0` as `0`.
  static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e15 else { return "\(value)" }
    let thousandths = Int64((value * 1000).rounded(.toNearestOrAwayFromZero))
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    let whole = thousandths.magnitude / 1000
    var fraction = String(thousandths.magnitude % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction = fraction.dropLast() }
    let sign = thousandths < 0 ? "-" : ""
    return "\(sign)\(whole).\(fraction)"
  }

  /// Returns `value` as text after at least one space, padded to at least `width` characters.
  static func column(_ value: CGFloat, width: Int) -> String {
    let text = text(value)
    // All characters of a number are one byte long.
    return String(repeating: " ", count: max(1, width - text.utf8.count)) + text
  }

  /// Returns `text` followed by at least one space, padded to at least `width` characters.
  static func column(_ text: String, width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  /// Returns `rect` as text: `(x, y, width, height)`.
  static func frame(_ rect: CGRect) -> String {
    "(" + [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: ", ") + ")"
  }

  /// Returns `point` as text: `(x, y)`.
  static func point(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  /// Returns `size` as text, as in `390x844`.
  static func size(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

  /// Returns the components of `rect`: x, y, width, height.
  static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(text).joined(separator: " ")
  }
}
