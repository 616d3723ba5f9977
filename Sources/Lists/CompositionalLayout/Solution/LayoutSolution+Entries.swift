// SPDX-License-Identifier: Apache-2.0

extension LayoutSolution {
  /// Returns the number of entries stored for measured sizes in a section, which determines its memory use.
  ///
  /// - Complexity: O(entries).
  package func measuredEntries(ofSection section: Int) -> Int {
    stack[section].run.groups?.entryCount ?? 0
  }
}
