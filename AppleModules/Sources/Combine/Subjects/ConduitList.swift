// SPDX-License-Identifier: Apache-2.0

/// The subscriptions of a subject, in the order of their creation.
struct ConduitList<Output, Failure: Error> {
  private(set) var conduits: [Conduit<Output, Failure>?] = []
  private var count = 0

  mutating func append(_ conduit: Conduit<Output, Failure>) {
    conduit.place = conduits.count
    conduits.append(conduit)
    count += 1
  }

  /// Removes a conduit, whose index stays empty; the list is compacted when more than half of its indices are
  /// empty.
  mutating func remove(_ conduit: Conduit<Output, Failure>) {
    guard conduit.place < conduits.count, conduits[conduit.place] === conduit else { return }
    conduits[conduit.place] = nil
    count -= 1
    guard count * 2 < conduits.count else { return }
    conduits = conduits.filter { $0 != nil }
    for (place, conduit) in conduits.enumerated() { conduit?.place = place }
  }
}
