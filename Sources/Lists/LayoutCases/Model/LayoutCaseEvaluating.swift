// SPDX-License-Identifier: Apache-2.0

/// An evaluator that lays out a case, with the solver alone or with a collection view.
@MainActor
package protocol LayoutCaseEvaluating {
  /// Returns the outcome of the case.
  ///
  /// - Throws: `LayoutCaseError` if the evaluator cannot lay out the case.
  func evaluate(_ layoutCase: LayoutCase) throws(LayoutCaseError) -> CaseOutcome
}
