// SPDX-License-Identifier: Apache-2.0

/// One operation of a sequence, its arguments, and what came of it.
///
/// An argument is `nil` where the operation has none of that name and where Objective-C passed nil.
package struct CaseStep: Sendable, Decodable {
  enum CodingKeys: String, CodingKey {
    case operation = "op"
    case items, sections, item, section, before, after, parent, snapshotRoots, includingParent
    case fails, state, level, result
  }

  /// What is done.
  package let operation: CaseOperation
  /// The items given.
  package let items: [CaseIdentifier]?
  /// The sections given.
  package let sections: [CaseIdentifier]?
  /// The item to move or to ask about.
  package let item: CaseIdentifier?
  /// The section to move, to append to or to ask about.
  package let section: CaseIdentifier?
  /// The destination that something is put in front of.
  package let before: CaseIdentifier?
  /// The destination that something is put behind.
  package let after: CaseIdentifier?
  /// The item that is to have children, or whose children are asked for.
  package let parent: CaseIdentifier?
  /// The roots, without children, of a section snapshot that is given.
  package let snapshotRoots: [CaseIdentifier]?
  /// Whether the parent is asked for with its children.
  package let includingParent: Bool?
  /// Why the step fails; `nil` when it succeeds.
  package let fails: CaseFailure?
  /// What the snapshot holds afterwards.
  package let state: CaseState
  /// The answer to a question for a level.
  package let level: Int?
  /// The answer to a question for a part.
  package let result: OutlineState?
}
