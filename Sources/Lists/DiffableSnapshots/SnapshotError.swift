// SPDX-License-Identifier: Apache-2.0

/// The error of an operation that the contents of a snapshot do not allow.
///
/// The internal functions throw it; the public API, which cannot throw because UIKit's does not, traps with
/// its ``message``. An operation that throws has changed nothing.
package struct SnapshotError: Error, Equatable {
  /// The reason for the error.
  package enum Code: String, Sendable, CaseIterable {
    /// An item that occurs more than once in one argument.
    case duplicateItems
    /// A section that occurs more than once in one argument.
    case duplicateSections
    /// A section to insert that is in the snapshot already.
    case existingSections
    /// An item to move that is not in the snapshot.
    case unknownItem
    /// A section to move or query that is not in the snapshot.
    case unknownSection
    /// A destination of an insertion or a move that is not in the snapshot.
    case unknownDestination
    /// A parent of an insertion or a query that is not in the snapshot.
    case unknownParent
    /// An append of items to a snapshot without sections.
    case noSections
    /// An item to reload or reconfigure that is not in the snapshot.
    case reloadUnknownItem
    /// A section to reload that is not in the snapshot.
    case reloadUnknownSection
    /// A destination that is one of the inserted identifiers.
    case destinationIsInserted
    /// A move of an identifier next to itself.
    case destinationIsItself
  }

  /// The reason for the error.
  package let code: Code
  /// The offending identifiers as text, in the order in which they were given.
  package let identifiers: [String]
  /// The problem, the positions of the identifiers, and the remedy, for developers.
  package let message: String
}
