// SPDX-License-Identifier: Apache-2.0

/// One operation of a sequence, its arguments, and its recorded result.
///
/// An argument is `nil` if the operation has no argument of that name, or if the recorded Objective-C call
/// passed `nil` for it.
package struct CaseStep: Sendable, Decodable {
  enum CodingKeys: String, CodingKey {
    case operation = "op"
    case items, sections, item, section, before, after, parent, snapshotRoots, includingParent
    case fails, state, level, result
  }

  /// The operation that the step performs.
  package let operation: CaseOperation
  /// The given items.
  package let items: [CaseIdentifier]?
  /// The given sections.
  package let sections: [CaseIdentifier]?
  /// The item to move or query.
  package let item: CaseIdentifier?
  /// The section to move, append to or query.
  package let section: CaseIdentifier?
  /// The destination before which identifiers are inserted.
  package let before: CaseIdentifier?
  /// The destination after which identifiers are inserted.
  package let after: CaseIdentifier?
  /// The parent of an insertion or a query.
  package let parent: CaseIdentifier?
  /// The roots, without children, of a given section snapshot.
  package let snapshotRoots: [CaseIdentifier]?
  /// Whether a queried part includes the parent.
  package let includingParent: Bool?
  /// The failure of the step; `nil` if it succeeds.
  package let fails: CaseFailure?
  /// The contents of the snapshot after the step.
  package let state: CaseState
  /// The result of a query for a level.
  package let level: Int?
  /// The result of a query for a part.
  package let result: OutlineState?
}
