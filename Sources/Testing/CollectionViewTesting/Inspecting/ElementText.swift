// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The text form of elements: short texts in quotation marks, numbers with at most one decimal place.
enum ElementText {
  /// The maximum number of characters of a text.
  static let longest = 60

  /// Returns `text` on one line in quotation marks, cut to ``longest`` characters; control characters,
  /// quotation marks and backslashes are escaped.
  static func quoted(_ text: String) -> String {
    let whole = text.prefix(longest + 1)
    let isCut = whole.count > longest
    var result = "\""
    for scalar in (isCut ? whole.prefix(longest - 1) : whole).unicodeScalars {
      result += escaped(scalar)
    }
    return result + (isCut ? "…\"" : "\"")
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n", "\u{2028}", "\u{2029}": return "\\n"
    case "\t": return "\\t"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate:
      return "\\u{\(String(scalar.value, radix: 16))}"
    case .format where isDirection(scalar): return "\\u{\(String(scalar.value, radix: 16))}"
    default: return String(scalar)
    }
  }

  /// Returns whether a scalar changes the direction of the text after it.
  private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Returns `value` with at most one decimal place.
  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    guard abs(value) < 1e12 else { return "\(value)" }
    let tenths = Int64((value * 10).rounded(.toNearestOrAwayFromZero))
    guard tenths % 10 != 0 else { return String(tenths / 10) }
    return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
  }

  /// Returns the components of `rect`: x, y, width, height.
  static func rect(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
  }
}
