// SPDX-License-Identifier: Apache-2.0

/// Trait overrides under construction.
struct TraitOverrides: UITraitOverrides {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values.contains(trait) }

  mutating func remove(_ trait: UITrait) { values.remove(trait) }
}
