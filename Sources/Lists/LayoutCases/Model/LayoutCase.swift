// SPDX-License-Identifier: Apache-2.0

package import MullionCollectionGeometry

/// A recorded or documented layout: a description, a view, and the expected result.
package struct LayoutCase: Sendable {
  /// The identifier of the case.
  package var id: String
  /// The title of the case.
  package var title: String
  /// Whether the case has no machine-readable layout; such a case is skipped and not counted.
  package var isManual: Bool
  /// The view; `nil` in a list-section case.
  package var container: CaseContainer?
  /// The description; `nil` in a list-section case.
  package var layout: CaseLayout?
  /// The layout direction; `nil` if the case leaves it to the evaluator.
  package var direction: UIUserInterfaceLayoutDirection?
  /// The number of items in each section.
  package var itemCounts: [Int]
  /// The preferred sizes of cells.
  package var preferred: CasePreferred
  /// The list configuration of a list-section case, as parsed JSON.
  package var list: JSONValue?
  /// The error for an unsupported part of the description, because of which the case cannot be laid out.
  package var unsupported: LayoutCaseError?
  /// The expected result.
  package var expectation: CaseExpectation
}
