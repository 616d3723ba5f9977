// SPDX-License-Identifier: Apache-2.0

/// Identifiers marked for reload or reconfigure, in the order in which they were first marked.
struct SnapshotMarks<Identifier: Hashable & Sendable>: Sendable {
  /// The ordinal of each mark; greater numbers are later marks.
  private var order: [Identifier: Int] = [:]
  private var next = 0

  var isEmpty: Bool { order.isEmpty }

  /// The marked identifiers, earliest mark first.
  ///
  /// - Complexity: O(*m* log *m*) for *m* marks.
  var identifiers: [Identifier] {
    // Not a key path: one into a generic type is looked up again on each use.
    order.isEmpty ? [] : order.sorted { $0.value < $1.value }.map { $0.key }
  }

  mutating func insert(_ identifiers: [Identifier]) {
    for identifier in identifiers where order[identifier] == nil {
      order[identifier] = next
      next += 1
    }
  }

  /// Removes the marks of `identifiers`, if any.
  mutating func remove(_ identifiers: some Sequence<Identifier>) {
    if isEmpty { return }
    for identifier in identifiers { order[identifier] = nil }
  }

  mutating func removeAll() { self = SnapshotMarks() }
}
