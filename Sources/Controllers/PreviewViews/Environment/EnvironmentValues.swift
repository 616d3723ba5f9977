// SPDX-License-Identifier: Apache-2.0

import MullionCollectionGeometry

/// What is around a view: values by key, and for keys that are traits, the traits.
public struct EnvironmentValues {
  private let traits: UITraitCollection
  private var values: [ObjectIdentifier: Any] = [:]
  /// Says the values that are traits, in the order in which they were set.
  private var writes: [(inout any UIMutableTraits) -> Void] = []

  /// What is around the code that is running: the current traits.
  public init() { traits = .current }

  /// The value of a key.
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

  /// Says in `traits` what was set here.
  func write(to traits: inout any UITraitOverrides) {
    guard !writes.isEmpty else { return }
    var said: any UIMutableTraits = traits
    for write in writes { write(&said) }
    if let said = said as? any UITraitOverrides { traits = said }
  }

  /// What is around the view that is being made.
  @MainActor private static var outer: EnvironmentValues?

  /// What is around the view that is being made; the current traits where none is.
  @MainActor static var current: EnvironmentValues { outer ?? EnvironmentValues() }

  /// Makes something with these values around it.
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
