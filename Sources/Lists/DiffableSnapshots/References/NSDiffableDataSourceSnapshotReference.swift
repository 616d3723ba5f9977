// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The sections and items of a data source, as an object with identifiers of any `Hashable` types.
///
/// Interfaces that are shared with Objective-C use this class for snapshots. It has the operations of
/// ``NSDiffableDataSourceSnapshot`` with the same contracts, and a cast converts between the two:
///
/// ```swift
/// let reference = NSDiffableDataSourceSnapshotReference()
/// reference.appendSections(withIdentifiers: ["Photos"])
/// reference.appendItems(withIdentifiers: [3, 1, 2])
/// let snapshot = reference as NSDiffableDataSourceSnapshot<String, Int>
/// ```
///
/// A cast with `as` traps if an identifier has another type; `as?` returns `nil`.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
  var contents: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

  /// Creates a snapshot without sections and items.
  public override init() {
    contents = NSDiffableDataSourceSnapshot()
    super.init()
  }

  init(_ contents: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>) {
    self.contents = contents
    super.init()
  }

  /// Returns a snapshot with the same contents that is independent of later changes to this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSnapshotReference(contents)
  }

  /// The number of items in all sections.
  open var numberOfItems: Int { contents.numberOfItems }

  /// The number of sections.
  open var numberOfSections: Int { contents.numberOfSections }

  /// The sections, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  open var sectionIdentifiers: [Any] { contents.sectionIdentifiers.map(\.base) }

  /// The items of all sections, section after section, in order.
  ///
  /// - Complexity: O(*n*) for *n* items.
  open var itemIdentifiers: [Any] { contents.itemIdentifiers.map(\.base) }

  /// The sections marked for reload, in the order of their marks.
  open var reloadedSectionIdentifiers: [Any] { contents.reloadedSectionIdentifiers.map(\.base) }

  /// The items marked for reload, in the order of their marks.
  open var reloadedItemIdentifiers: [Any] { contents.reloadedItemIdentifiers.map(\.base) }

  /// The items marked for reconfigure, in the order of their marks.
  open var reconfiguredItemIdentifiers: [Any] { contents.reconfiguredItemIdentifiers.map(\.base) }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: The section is in the snapshot.
  open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
    contents.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Returns the items of a section, in order.
  ///
  /// - Precondition: The section is in the snapshot.
  /// - Complexity: O(*m* + log *s*) for *m* items in the section and *s* sections.
  open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
    contents.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).map(\.base)
  }

  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
    contents.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.base
  }

  /// Returns the index of an item among the items of all sections, or `NSNotFound`.
  open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
    contents.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
  }

  /// Returns the index of a section, or `NSNotFound`.
  open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
    contents.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
  }

  // MARK: Items

  /// Appends items to the last section; an item that is already in the snapshot is moved there, with a
  /// diagnostic.
  ///
  /// - Precondition: There is a section, and no item occurs twice in `identifiers`.
  open func appendItems(withIdentifiers identifiers: [Any]) {
    contents.appendItems(identifiers.map(ReferenceIdentifier.init))
  }

  /// Appends items to a section; an item that is already in the snapshot is moved there, with a diagnostic.
  ///
  /// - Precondition: The section is in the snapshot, and no item occurs twice in `identifiers`.
  open func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    contents.appendItems(
      identifiers.map(ReferenceIdentifier.init), toSection: ReferenceIdentifier(sectionIdentifier))
  }

  /// Inserts items before an item, in its section; an item that is already in the snapshot is moved there,
  /// with a diagnostic.
  ///
  /// - Precondition: `itemIdentifier` is in the snapshot and not in `identifiers`, and no item occurs twice
  ///   in `identifiers`.
  open func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    contents.insertItems(
      identifiers.map(ReferenceIdentifier.init), beforeItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Inserts items after an item, in its section; an item that is already in the snapshot is moved there,
  /// with a diagnostic.
  ///
  /// - Precondition: `itemIdentifier` is in the snapshot and not in `identifiers`, and no item occurs twice
  ///   in `identifiers`.
  open func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    contents.insertItems(
      identifiers.map(ReferenceIdentifier.init), afterItem: ReferenceIdentifier(itemIdentifier))
  }

  /// Deletes items; items that are not in the snapshot are ignored.
  ///
  /// - Precondition: No item occurs twice in `identifiers`.
  open func deleteItems(withIdentifiers identifiers: [Any]) {
    contents.deleteItems(identifiers.map(ReferenceIdentifier.init))
  }

  /// Deletes all items and sections.
  open func deleteAllItems() { contents.deleteAllItems() }

  /// Moves an item before another one, into its section.
  ///
  /// - Precondition: Both are in the snapshot and different.
  open func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    contents.moveItem(
      ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
  }

  /// Moves an item after another one, into its section.
  ///
  /// - Precondition: Both are in the snapshot and different.
  open func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    contents.moveItem(
      ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
  }

  /// Marks items, so that the next apply replaces their cells with new ones.
  ///
  /// - Precondition: All items are in the snapshot, and none occurs twice in `identifiers`.
  open func reloadItems(withIdentifiers identifiers: [Any]) {
    contents.reloadItems(identifiers.map(ReferenceIdentifier.init))
  }

  /// Marks items, so that the next apply configures their existing cells again.
  ///
  /// - Precondition: All items are in the snapshot, and none occurs twice in `identifiers`.
  open func reconfigureItems(withIdentifiers identifiers: [Any]) {
    contents.reconfigureItems(identifiers.map(ReferenceIdentifier.init))
  }

  // MARK: Sections

  /// Appends new, empty sections.
  ///
  /// - Precondition: No section is in the snapshot already or occurs twice in `sectionIdentifiers`.
  open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.appendSections(sectionIdentifiers.map(ReferenceIdentifier.init))
  }

  /// Inserts new, empty sections before a section.
  ///
  /// - Precondition: `toSectionIdentifier` is in the snapshot; no given section is in the snapshot already or
  ///   occurs twice in `sectionIdentifiers`.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any],
    beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.insertSections(
      sectionIdentifiers.map(ReferenceIdentifier.init),
      beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Inserts new, empty sections after a section.
  ///
  /// - Precondition: `toSectionIdentifier` is in the snapshot; no given section is in the snapshot already or
  ///   occurs twice in `sectionIdentifiers`.
  open func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.insertSections(
      sectionIdentifiers.map(ReferenceIdentifier.init),
      afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Deletes sections with their items; sections that are not in the snapshot are ignored.
  ///
  /// - Precondition: No section occurs twice in `sectionIdentifiers`.
  open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.deleteSections(sectionIdentifiers.map(ReferenceIdentifier.init))
  }

  /// Moves a section with its items before another one.
  ///
  /// - Precondition: Both are in the snapshot and different.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.moveSection(
      ReferenceIdentifier(fromSectionIdentifier),
      beforeSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Moves a section with its items after another one.
  ///
  /// - Precondition: Both are in the snapshot and different.
  open func moveSection(
    withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
  ) {
    contents.moveSection(
      ReferenceIdentifier(fromSectionIdentifier),
      afterSection: ReferenceIdentifier(toSectionIdentifier))
  }

  /// Marks sections, so that the next apply replaces the cells and supplementary views that they display.
  ///
  /// - Precondition: All sections are in the snapshot, and none occurs twice in `sectionIdentifiers`.
  open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    contents.reloadSections(sectionIdentifiers.map(ReferenceIdentifier.init))
  }
}
