// SPDX-License-Identifier: Apache-2.0

/// The sections and items that a data source shows, at one moment, each named by a unique identifier.
///
/// A snapshot is a value: a copy costs nothing until one of the two is changed, and neither sees the
/// changes of the other. Section and item identifiers are separate: the same value may name both.
/// Any thread may make, change and send one.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["Photos"])
/// snapshot.appendItems([3, 1, 2])
/// snapshot.moveItem(3, afterItem: 2)
/// ```
///
/// An identifier's `==` and `hash(into:)` must not ask a snapshot that holds it, nor its data source:
/// they are called while these look the identifier up, and would wait for each other forever.
///
/// An operation that the contents do not allow (an identifier given twice, a destination that is not
/// there) is an error of the program and traps with a message that names the identifiers.
///
/// Differs from UIKit: it traps where UIKit raises an exception, for the same calls and reasons
/// (decision 0004). The order of marks, and that a deleted item loses its marks, is ours.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  var contents = SnapshotContents<SectionIdentifierType, ItemIdentifierType>()
  /// What a data source showed when it handed the snapshot out, for one that comes from there.
  var origin: SnapshotOrigin<SectionIdentifierType, ItemIdentifierType>?

  /// Makes a snapshot with neither sections nor items.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { contents.store.itemCount }

  /// The number of sections.
  public var numberOfSections: Int { contents.store.sectionCount }

  /// The sections, in order.
  /// - Complexity: O(s) for s sections.
  public var sectionIdentifiers: [SectionIdentifierType] { contents.store.sectionIdentifiers }

  /// The items of all sections, section after section, in order.
  /// - Complexity: O(n) for n items.
  public var itemIdentifiers: [ItemIdentifierType] { contents.store.itemIdentifiers }

  /// The number of items in the section `identifier`.
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(log s) for s sections.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    let index = requiredIndex(ofSection: identifier, for: "numberOfItems(inSection:)")
    return contents.store.itemCount(inSection: index)
  }

  /// The items of the section `identifier`, in order.
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(m) for m items in the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    let index = requiredIndex(ofSection: identifier, for: "itemIdentifiers(inSection:)")
    return contents.store.items(inSection: index)
  }

  /// The section that holds the item `identifier`; `nil` when the item is not in the snapshot.
  /// - Complexity: O(log n) for n items.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    contents.store.place(of: identifier).map { contents.store.section(at: $0.section) }
  }

  /// The index of the item `identifier` among the items of all sections; `nil` when it is not in the
  /// snapshot.
  /// - Complexity: O(log n) for n items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    contents.store.place(of: identifier).map {
      contents.store.itemCount(beforeSection: $0.section) + $0.item
    }
  }

  /// The index of the section `identifier`; `nil` when it is not in the snapshot.
  /// - Complexity: O(log s) for s sections.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    contents.store.indexOfSection(identifier)
  }
}
