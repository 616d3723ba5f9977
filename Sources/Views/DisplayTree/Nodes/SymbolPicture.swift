// SPDX-License-Identifier: Apache-2.0

/// A symbol image for hosts.
package struct SymbolPicture: Hashable, Sendable {
  package let name: SymbolName
  package let weight: UIImageSymbolWeight
  /// The colours of the layers, from front to back; empty if the symbol is a template.
  package let inks: [DisplayColor]

  /// Creates a symbol with the given weight and colours.
  package init(
    _ name: SymbolName, weight: UIImageSymbolWeight = .regular, inks: [DisplayColor] = []
  ) {
    self.name = name
    self.weight = weight
    self.inks = inks
  }
}
