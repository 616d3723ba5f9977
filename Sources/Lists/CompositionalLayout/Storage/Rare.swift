// SPDX-License-Identifier: Apache-2.0

/// An optional value behind one reference, so that types that rarely have it stay small and cheap to copy.
///
/// Copies share the value until one of them is changed.
struct Rare<Value: Sendable>: @unchecked Sendable {
  // The value is mutated only while it is uniquely referenced.
  private var storage: Storage?

  private final class Storage {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  init(_ value: Value?) { storage = value.map(Storage.init) }

  var isPresent: Bool { storage != nil }

  var value: Value? { storage?.value }

  /// Changes the value, if there is one, and returns the result of `change`.
  mutating func change<Answer>(_ change: (inout Value) -> Answer) -> Answer? {
    guard var storage else { return nil }
    self.storage = nil
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
    defer { self.storage = storage }
    return change(&storage.value)
  }
}
