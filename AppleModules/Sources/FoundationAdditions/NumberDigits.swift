// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The number of digits that a number formatter writes, as tokens of an ICU number skeleton.
struct NumberDigits {
  let skeleton: [String]

  /// Creates the default of up to three fraction digits.
  init() { skeleton = [".###"] }

  init(_ formatter: NumberFormatter) {
    var words: [String] = []
    if formatter.usesSignificantDigits {
      let least = max(1, formatter.minimumSignificantDigits)
      let most = max(least, formatter.maximumSignificantDigits)
      words.append(Self.signs("@", least, most))
    } else {
      let most = max(0, formatter.maximumFractionDigits)
      let least = min(most, max(0, formatter.minimumFractionDigits))
      words.append(most == 0 ? "precision-integer" : "." + Self.signs("0", least, most))
    }
    if formatter.minimumIntegerDigits > 1 {
      words.append(
        "integer-width/+" + String(repeating: "0", count: formatter.minimumIntegerDigits))
    }
    if !formatter.usesGroupingSeparator { words.append("group-off") }
    words.append(Self.rounding(formatter.roundingMode))
    skeleton = words
  }

  private static func signs(_ sign: String, _ least: Int, _ most: Int) -> String {
    String(repeating: sign, count: least) + String(repeating: "#", count: most - least)
  }

  private static func rounding(_ mode: NumberFormatter.RoundingMode) -> String {
    switch mode {
    case .ceiling: "rounding-mode-ceiling"
    case .floor: "rounding-mode-floor"
    case .down: "rounding-mode-down"
    case .up: "rounding-mode-up"
    case .halfDown: "rounding-mode-half-down"
    case .halfUp: "rounding-mode-half-up"
    default: "rounding-mode-half-even"
    }
  }
}
