// SPDX-License-Identifier: Apache-2.0

/// A dictionary whose copies share their entries.
///
/// The entries are in one table that versions share by reference. While only one version refers to the table,
/// it is changed in place. A version that shares it writes changes to its own small overlay, and creates its
/// own table when the overlay is no longer small; so *k* changes of a shared index of *n* entries cost O(*k*)
/// and, amortized, O(1) more each.
struct IdentifierIndex<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  /// The table; changed only while one reference to it exists.
  private final class Table: @unchecked Sendable {
    var entries: [Key: Value]

    init(_ entries: [Key: Value]) { self.entries = entries }
  }

  /// The overlay's entry for a key: a new value, or the removal of the table's entry.
  private enum Change: Sendable {
    case set(Value)
    case gone
  }

  private var table = Table([:])
  private var overlay = PersistentMap<Key, Change>()

  /// The number of keys.
  ///
  /// - Complexity: O(*n*) if the index has an overlay.
  var count: Int { overlay.isEmpty ? table.entries.count : flattened().count }

  subscript(key: Key) -> Value? {
    if !overlay.isEmpty, let change = overlay[key] {
      if case .set(let value) = change { return value }
      return nil
    }
    return table.entries[key]
  }

  /// Sets or, for `nil`, removes the value of `key`, and returns the previous value.
  @discardableResult
  mutating func update(_ key: Key, _ value: Value?) -> Value? {
    if overlay.isEmpty, isKnownUniquelyReferenced(&table) {
      if let value { return table.entries.updateValue(value, forKey: key) }
      return table.entries.removeValue(forKey: key)
    }
    let before = self[key]
    overlay.set(key, value.map { .set($0) } ?? .gone)
    if overlay.count > 64 + table.entries.count / 16 { flatten() }
    return before
  }

  /// Sets the value of each of `keys` to `value` of its position, unless a key has a value already or occurs
  /// twice.
  ///
  /// - Returns: `true` if all values were set; `false` if nothing was changed.
  mutating func insertIfNew(_ keys: [Key], _ value: (Int) -> Value) -> Bool {
    for (position, key) in keys.enumerated() {
      guard let old = update(key, value(position)) else { continue }
      update(key, old)
      for key in keys[..<position] { update(key, nil) }
      // A key that occurs twice was found with the value of its first occurrence; that is removed too.
      return false
    }
    return true
  }

  /// Prepares for `number` changes; for many changes, the version creates its own table at once.
  mutating func prepare(for number: Int) {
    if overlay.isEmpty, isKnownUniquelyReferenced(&table) {
      table.entries.reserveCapacity(table.entries.count + number)
    } else if number + overlay.count > 64 + table.entries.count / 16 {
      flatten()
    }
  }

  private mutating func flatten() {
    table = Table(flattened())
    overlay = PersistentMap()
  }

  private func flattened() -> [Key: Value] {
    var entries = table.entries
    overlay.forEach { key, change in
      if case .set(let value) = change { entries[key] = value } else { entries[key] = nil }
    }
    return entries
  }
}
