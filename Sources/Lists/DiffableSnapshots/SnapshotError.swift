// SPDX-License-Identifier: Apache-2.0

/// An operation that the contents of a snapshot do not allow.
///
/// The throwing core answers with it; the public API, which cannot throw because UIKit's does not,
/// traps with its ``message``. An operation that throws has changed nothing.
package struct SnapshotError: Error, Equatable {
  /// Why an operation is not allowed.
  package enum Code: String, Sendable, CaseIterable {
    /// An item stands more than once in one argument.
    case duplicateItems
    /// A section stands more than once in one argument.
    case duplicateSections
    /// A section that is to be inserted is in the snapshot already.
    case existingSections
    /// The item to move is not in the snapshot.
    case unknownItem
    /// The section to move or to ask about is not in the snapshot.
    case unknownSection
    /// The place to insert or move to names something that is not in the snapshot.
    case unknownDestination
    /// The item that is to have children, or whose children are asked for, is not in the snapshot.
    case unknownParent
    /// Items cannot be appended while there is no section.
    case noSections
    /// An item to reload or reconfigure is not in the snapshot.
    case reloadUnknownItem
    /// A section to reload is not in the snapshot.
    case reloadUnknownSection
    /// The place to insert at is named by one of the inserted identifiers.
    case destinationIsInserted
    /// Something is to be moved next to itself.
    case destinationIsItself
  }

  /// Why the operation is not allowed.
  package let code: Code
  /// The identifiers that are the reason, as text, in the order in which they were given.
  package let identifiers: [String]
  /// What happened, where the identifiers stand, and what to do, in words for a developer.
  package let message: String
}
