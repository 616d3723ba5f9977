// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// The environment of a view: values by key, and traits for bridged keys.
public struct EnvironmentValues {
  private let traits: UITraitCollection
  private var values: [ObjectIdentifier: Any] = [:]
  /// The closures that write the bridged values to traits, in the order in which they were set.
  private var writes: [(inout any UIMutableTraits) -> Void] = []

  /// Creates an environment with the current traits.
  public init() { traits = .current }

  /// Returns the value that was set for a key, or else the value in the traits for a bridged key, or else the
  /// key's default value.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      if let value = values[ObjectIdentifier(key)] as? Key.Value { return value }
      if let bridged = key as? any UITraitBridgedEnvironmentKey.Type,
        let value = bridged.read(from: traits) as? Key.Value
      {
        return value
      }
      return Key.defaultValue
    }
    set {
      values[ObjectIdentifier(key)] = newValue
      guard let bridged = key as? any UITraitBridgedEnvironmentKey.Type else { return }
      writes.append { bridged.say(newValue, in: &$0) }
    }
  }

  /// Writes the bridged values that were set in this environment to `traits`.
  func write(to traits: inout any UITraitOverrides) {
    guard !writes.isEmpty else { return }
    var said: any UIMutableTraits = traits
    for write in writes { write(&said) }
    if let said = said as? any UITraitOverrides { traits = said }
  }

  /// The environment of the view that is being created.
  @MainActor private static var outer: EnvironmentValues?

  /// The environment of the view that is being created, or else one with the current traits.
  @MainActor static var current: EnvironmentValues { outer ?? EnvironmentValues() }

  /// Returns the result of `make`, run with these values as the current environment.
  @MainActor
  func around<Made>(_ make: () -> Made) -> Made {
    let before = Self.outer
    Self.outer = self
    defer { Self.outer = before }
    return make()
  }
}

extension UITraitBridgedEnvironmentKey {
  fileprivate static func say(_ value: Any, in traits: inout any UIMutableTraits) {
    if let value = value as? Value { write(to: &traits, value: value) }
  }
}
