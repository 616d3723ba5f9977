// SPDX-License-Identifier: Apache-2.0

extension LayoutFinding {
  /// Whether solving the layout stops the program.
  package var stopsPrograms: Bool {
    [SupplementaryRules.duplicateKind.code, LayoutLevelRules.sectionMissing.code].contains(code)
  }
}
