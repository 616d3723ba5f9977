// SPDX-License-Identifier: Apache-2.0

extension LayoutSolution {
  /// How many entries are kept of what was measured in a section: what its memory grows with.
  ///
  /// - Complexity: O(entries).
  package func measuredEntries(ofSection section: Int) -> Int {
    stack[section].run.groups?.entryCount ?? 0
  }
}
