// SPDX-License-Identifier: Apache-2.0

/// A counter of the nodes of extent trees that queries visit and of the pairs of pinned items that they
/// compare, if invariants are checked.
///
/// The counts are a measure of time that is equal on every machine and exposes queries that enumerate.
package final class NodeVisits: @unchecked Sendable {
  // Used only by the task that counts.
  private var count = 0

  /// Whether nodes are counted in this build.
  package static var isCounted: Bool {
    #if INTERNAL_CHECKS
    true
    #else
    false
    #endif
  }

  @TaskLocal private static var current: NodeVisits?

  private init() {}

  /// Returns the number of nodes and pairs that `body` visits; 0 if they are not counted.
  package static func count(_ body: () -> Void) -> Int {
    let visits = NodeVisits()
    $current.withValue(visits, operation: body)
    return visits.count
  }

  @inline(__always)
  static func add() {
    #if INTERNAL_CHECKS
    current?.count += 1
    #endif
  }
}
