// SPDX-License-Identifier: Apache-2.0

/// Something that lays a case out and says what it found: the solver alone, or a collection view.
@MainActor
package protocol LayoutCaseEvaluating {
  /// What is found in the case; throws what the case uses and the evaluator can't do.
  func evaluate(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> CaseOutcome
}
