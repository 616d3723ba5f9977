// SPDX-License-Identifier: Apache-2.0

/// Which symbols there is a drawing of, or a text for; all others are drawn as a box.
package enum SymbolIcons {
  /// Whether the name has a shape of its own, or is written.
  package static func knows(_ name: String) -> Bool {
    SymbolShape.knows(name) || SymbolLetters.text(name) != nil
  }
}
