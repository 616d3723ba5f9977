// SPDX-License-Identifier: Apache-2.0

extension NSDiffableDataSourceSnapshot {
  /// The sections marked by ``reloadSections(_:)``, in the order in which they were marked.
  /// - Complexity: O(m log m) for m marks.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    contents.reloadedSections.identifiers
  }

  /// The items marked by ``reloadItems(_:)``, in the order in which they were marked.
  /// - Complexity: O(m log m) for m marks.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { contents.reloadedItems.identifiers }

  /// The items marked by ``reconfigureItems(_:)``, in the order in which they were marked.
  /// - Complexity: O(m log m) for m marks.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    contents.reconfiguredItems.identifiers
  }

  /// Marks sections, so that the next apply asks for all their cells again.
  ///
  /// A mark goes with its section: moving keeps it, deleting drops it.
  /// - Precondition: All are in the snapshot, and none is given twice.
  /// - Complexity: O(k log s) for k sections given and s sections in the snapshot.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    perform(.reloadSections(identifiers))
  }

  /// Marks items, so that the next apply replaces their cells by others.
  ///
  /// A mark goes with its item: moving keeps it, deleting drops it.
  /// - Precondition: All are in the snapshot, and none is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    perform(.reloadItems(identifiers))
  }

  /// Marks items, so that the next apply configures the cells they have again.
  ///
  /// A mark goes with its item: moving keeps it, deleting drops it.
  /// - Precondition: All are in the snapshot, and none is given twice.
  /// - Complexity: O(k log n) for k items given and n items in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    perform(.reconfigureItems(identifiers))
  }
}
