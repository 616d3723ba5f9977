// SPDX-License-Identifier: Apache-2.0

/// An operation that the contents of a snapshot do not allow.
///
/// The internal functions throw it; the public API, which cannot throw because UIKit's does not, traps with
/// its ``message``. An operation that throws has changed nothing.
package struct SnapshotError: Error, Equatable {
  /// The reason for the error.
  package enum Code: String, Sendable, CaseIterable {
    /// An item occurs more than once in one argument.
    case duplicateItems
    /// A section occurs more than once in one argument.
    case duplicateSections
    /// A section to insert is in the snapshot already.
    case existingSections
    /// The item to move is not in the snapshot.
    case unknownItem
    /// The section to move or query is not in the snapshot.
    case unknownSection
    /// The destination of an insertion or a move is not in the snapshot.
    case unknownDestination
    /// The parent of an insertion or a query is not in the snapshot.
    case unknownParent
    /// Items are appended while there is no section.
    case noSections
    /// An item to reload or reconfigure is not in the snapshot.
    case reloadUnknownItem
    /// A section to reload is not in the snapshot.
    case reloadUnknownSection
    /// The destination is one of the inserted identifiers.
    case destinationIsInserted
    /// An identifier is moved next to itself.
    case destinationIsItself
  }

  /// The reason for the error.
  package let code: Code
  /// The offending identifiers as text, in the order in which they were given.
  package let identifiers: [String]
  /// The problem, the positions of the identifiers, and the remedy, for developers.
  package let message: String
}
