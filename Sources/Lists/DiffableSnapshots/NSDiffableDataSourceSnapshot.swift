// SPDX-License-Identifier: Apache-2.0

/// The sections and items of a data source at one moment, each with a unique identifier.
///
/// A snapshot is a value: copying costs nothing until one of the copies is changed, and changes of one do not
/// affect the other. Section and item identifiers are separate: the same value may identify both. Snapshots
/// may be created, changed and sent on any thread.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Photos"])
/// snapshot.appendItems([3, 1, 2])
/// snapshot.moveItem(3, afterItem: 2)
/// ```
///
/// An identifier's `==` and `hash(into:)` must not query a snapshot that contains it, nor its data source:
/// they are called during a lookup of the identifier and would deadlock.
///
/// An operation that the contents do not allow (a repeated identifier, a missing destination) is a
/// programming error and traps with a message that names the identifiers.
///
/// - Note: Differs from UIKit: it traps where UIKit raises an exception, for the same calls and reasons
///   (decision 0004). The order of marks, and that a deleted item loses its marks, is Mullion's own.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  /// The contents of the data source when it returned this snapshot; `nil` for snapshots of other origin.
  var origin: SnapshotOrigin<SectionIdentifierType, ItemIdentifierType>?

  /// Creates a snapshot without sections and items.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.store.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { contents.store.sectionCount }

  /// The sections, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.store.sectionIdentifiers }

  /// The items of all sections, in order.
  ///
  /// - Complexity: O(*n* + *s*) for *n* items in *s* sections.
  public var itemIdentifiers: [ItemIdentifierType] { contents.store.itemIdentifiers }

  /// Returns the number of items in the section `identifier`.
  ///
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(log *s*) for *s* sections.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    let index = requiredIndex(ofSection: identifier, for: "numberOfItems(inSection:)")
    return contents.store.itemCount(inSection: index)
  }

  /// Returns the items of the section `identifier`, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(*m* + log *s*) for *m* items in the section and *s* sections.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    let index = requiredIndex(ofSection: identifier, for: "itemIdentifiers(inSection:)")
    return contents.store.items(inSection: index)
  }

  /// Returns the section that contains the item `identifier`; `nil` if the item is not in the snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.store.place(of: identifier).map { contents.store.section(at: $0.section) }
  }

  /// Returns the index of the item `identifier` among the items of all sections; `nil` if it is not in the
  /// snapshot.
  ///
  /// - Complexity: O(log *n*) for *n* items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.store.place(of: identifier).map {
      contents.store.itemCount(beforeSection: $0.section) + $0.item
    }
  }

  /// Returns the index of the section `identifier`; `nil` if it is not in the snapshot.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.store.indexOfSection(identifier)
  }
}
