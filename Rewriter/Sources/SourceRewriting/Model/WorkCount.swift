// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The number of types and members that a rewriting visits, for tests of its complexity.
package final class WorkCount: Sendable {
  private let looked = Atomic(0)

  /// Creates a count of zero.
  package init() {}

  /// The number of visits so far; repeated visits count again.
  package var value: Int { looked.load(ordering: .relaxed) }

  func add(_ count: Int) { looked.wrappingAdd(count, ordering: .relaxed) }
}
