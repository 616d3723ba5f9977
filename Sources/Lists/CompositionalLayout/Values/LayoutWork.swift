// SPDX-License-Identifier: Apache-2.0

/// How much work it took to prepare a solution; budgets in tests compare it exactly.
package struct LayoutWork: Hashable, Sendable {
  /// How many section descriptions were resolved.
  package var templates = 0
  /// How many slots of groups were looked at.
  package var slots = 0
  /// How many groups were solved because their section ends with fewer items than fit.
  package var trimmedGroups = 0

  /// No work.
  package init() {}
}
