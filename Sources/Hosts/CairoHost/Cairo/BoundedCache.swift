// SPDX-License-Identifier: Apache-2.0

/// A cache that drops the least recently used values when their total cost exceeds a limit.
///
/// Not thread-safe: the owner synchronizes access.
struct BoundedCache<Key: Hashable, Value> {
  private struct Entry {
    var value: Value
    var cost: Int
    var lastUse: UInt64
  }

  /// The limit of the total cost.
  let limit: Int
  private(set) var totalCost = 0
  private var entries: [Key: Entry] = [:]
  private var clock: UInt64 = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Returns the value of `key` and marks it as just used, or returns `nil` if there is none.
  mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    clock += 1
    entries.values[index].lastUse = clock
    return entries.values[index].value
  }

  /// Returns the values whose keys satisfy the predicate, without marking them as used.
  ///
  /// - Complexity: O(*n*).
  func values(where isAskedFor: (Key) -> Bool) -> [Value] {
    entries.compactMap { isAskedFor($0.key) ? $0.value.value : nil }
  }

  /// Inserts `value` in place of the previous value of `key`; if the cost of `value` alone exceeds the limit,
  /// only removes the previous value.
  ///
  /// - Complexity: O(1) on average; O(*n* log *n*) when the limit is exceeded, which drops values until a
  ///   quarter of it is free.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    if let old = entries.removeValue(forKey: key) { totalCost -= old.cost }
    guard cost <= limit else { return }
    clock += 1
    entries[key] = Entry(value: value, cost: cost, lastUse: clock)
    totalCost += cost
    if totalCost > limit { dropOldest(keeping: key) }
  }

  private mutating func dropOldest(keeping key: Key) {
    let target = limit - limit / 4
    // Sort only the numbers: keys and values would be copied and retained.
    let uses = entries.values.map { (lastUse: $0.lastUse, cost: $0.cost) }
      .sorted { $0.lastUse < $1.lastUse }
    var cost = totalCost
    let kept = uses.firstIndex { use in
      if cost <= target { return true }
      cost -= use.cost
      return false
    }
    let oldest = kept.map { uses[$0].lastUse } ?? clock
    var dropped: [Key] = []
    for (old, entry) in entries where entry.lastUse < oldest && old != key { dropped.append(old) }
    for old in dropped {
      totalCost -= entries.removeValue(forKey: old)?.cost ?? 0
    }
  }
}
