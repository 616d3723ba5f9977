// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The number of types and members that a rewriting looked at, for tests of its complexity.
package final class WorkCount: Sendable {
  private let looked = Atomic(0)

  /// A count of nothing yet.
  package init() {}

  /// The types and members until now; one that is looked at again counts again.
  package var value: Int { looked.load(ordering: .relaxed) }

  func add(_ count: Int) { looked.wrappingAdd(count, ordering: .relaxed) }
}
