// SPDX-License-Identifier: Apache-2.0

/// A symbol as hosts draw it.
package struct SymbolPicture: Hashable, Sendable {
  package let name: SymbolName
  package let weight: UIImageSymbolWeight
  /// The colours of the parts, the first in front; none: the symbol is a shape to be tinted.
  package let inks: [DisplayColor]

  /// A symbol of the given weight and colours.
  package init(
    _ name: SymbolName, weight: UIImageSymbolWeight = .regular, inks: [DisplayColor] = []
  ) {
    self.name = name
    self.weight = weight
    self.inks = inks
  }
}
