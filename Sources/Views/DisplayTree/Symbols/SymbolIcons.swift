// SPDX-License-Identifier: Apache-2.0

/// The set of symbols with a drawing or a text; all others are drawn as a box.
package enum SymbolIcons {
  /// Returns whether the symbol has a shape of its own, or is drawn as text.
  package static func knows(_ name: String) -> Bool {
    SymbolShape.knows(name) || SymbolLetters.text(name) != nil
  }
}
