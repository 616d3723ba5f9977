// SPDX-License-Identifier: Apache-2.0

/// The amount of work to prepare a solution; budgets in tests compare it exactly.
package struct LayoutWork: Hashable, Sendable {
  /// The number of section descriptions resolved.
  package var templates = 0
  /// The number of group slots visited.
  package var slots = 0
  /// The number of groups solved because their section ends with fewer items than fit.
  package var trimmedGroups = 0

  /// Creates a record of no work.
  package init() {}
}
