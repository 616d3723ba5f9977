// SPDX-License-Identifier: Apache-2.0

/// The symbols for letters, numbers and text characters, which every host draws as text.
package enum SymbolLetters {
  private static let signs = [
    "at": "@", "character": "A", "bitcoinsign": "₿", "centsign": "¢",
    "chevron.left.forwardslash.chevron.right": "</>", "control": "⌃", "curlybraces": "{ }",
    "dollarsign": "$", "escape": "⎋", "eurosign": "€", "fn": "fn", "function": "ƒ",
    "indianrupeesign": "₹",
    "number": "#", "option": "⌥", "percent": "%", "return": "⏎", "shift": "⇧",
    "sterlingsign": "£", "sum": "Σ", "textformat": "Aa", "textformat.abc": "Abc",
    "textformat.size": "aA",
    "wonsign": "₩", "x.squareroot": "√x", "yensign": "¥", "zzz": "zzz",
  ]

  /// Returns the text of the symbol `base`; `nil` if it has none.
  ///
  /// The text of a single letter is its capital, that of a number of up to three digits the number.
  package static func text(_ base: String) -> String? {
    if let sign = signs[base] { return sign }
    let scalars = base.unicodeScalars
    if scalars.count == 1, let letter = scalars.first, ("a"..."z") ~= letter {
      return base.uppercased()
    }
    let isNumber = (1...3).contains(scalars.count) && scalars.allSatisfy { ("0"..."9") ~= $0 }
    return isNumber ? base : nil
  }
}
