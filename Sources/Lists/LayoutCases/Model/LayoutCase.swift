// SPDX-License-Identifier: Apache-2.0

/// One recorded or documented layout: a description, a view, and what is to be found in it.
package struct LayoutCase: Sendable {
  /// The case's name.
  package var id: String
  /// What the case shows.
  package var title: String
  /// Whether the case has no machine-readable layout; it is skipped and not counted.
  package var isManual: Bool
  /// The view; `nil` in a list-section case.
  package var container: CaseContainer?
  /// The description; `nil` in a list-section case.
  package var layout: CaseLayout?
  /// How many items each section has.
  package var itemCounts: [Int]
  /// How cells answer the question for their size.
  package var preferred: CasePreferred
  /// The list configuration of a list-section case, as it was read.
  package var list: JSONValue?
  /// Something in the description that this reader does not know: the case can't be laid out.
  package var unsupported: LayoutCaseError?
  /// What is to be found.
  package var expectation: CaseExpectation
}
