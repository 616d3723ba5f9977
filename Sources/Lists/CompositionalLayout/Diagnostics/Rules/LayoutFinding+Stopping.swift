// SPDX-License-Identifier: Apache-2.0

extension LayoutFinding {
  /// Whether a program stops when the layout is solved.
  package var stopsPrograms: Bool {
    [SupplementaryRules.duplicateKind.code, LayoutLevelRules.sectionMissing.code].contains(code)
  }
}
