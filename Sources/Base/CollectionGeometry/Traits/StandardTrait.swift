// SPDX-License-Identifier: Apache-2.0

/// A trait with a stored property in trait collections.
protocol StandardTrait: UITraitDefinition where Value: Equatable {
  /// The key path of the property.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension StandardTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: path] }

  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: path] = value }
  }

  static func isSaid(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }
}
