// SPDX-License-Identifier: Apache-2.0

import MullionContracts

// The compiler and the runtime bridge with this protocol of the standard library, on every platform.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// Returns an object with the snapshot's sections, items and marks.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let contents: NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>? =
      converted({ ReferenceIdentifier(AnyHashable($0)) }, { ReferenceIdentifier(AnyHashable($0)) })
    return contents.map { NSDiffableDataSourceSnapshotReference($0) }
      ?? NSDiffableDataSourceSnapshotReference()
  }

  /// Converts an object, and traps if one of its identifiers has another type.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard !_conditionallyBridgeFromObjectiveC(source, result: &result) else { return }
    let types = "\(SectionIdentifierType.self), \(ItemIdentifierType.self)"
    contractBroken(
      "as NSDiffableDataSourceSnapshot<\(types)>: the reference has identifiers of other types. "
        + "Cast with as?, or name the types of its identifiers.")
  }

  /// Converts an object, unless one of its identifiers has another type.
  ///
  /// - Returns: Whether the conversion succeeded.
  /// - Complexity: O(*n* log *n*) for *n* items.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = source.contents.converted(
      { $0.base as? SectionIdentifierType }, { $0.base as? ItemIdentifierType })
    return result != nil
  }

  /// Returns the converted object, or an empty snapshot for `nil`.
  ///
  /// - Complexity: O(*n* log *n*) for *n* items.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  /// Returns a snapshot with converted identifiers and the same marks; `nil` if an identifier is not
  /// convertible.
  private func converted<Section: Hashable & Sendable, Item: Hashable & Sendable>(
    _ section: (SectionIdentifierType) -> Section?, _ item: (ItemIdentifierType) -> Item?
  ) -> NSDiffableDataSourceSnapshot<Section, Item>? {
    func all<From, To>(_ identifiers: [From], _ convert: (From) -> To?) -> [To]? {
      let converted = identifiers.compactMap(convert)
      return converted.count == identifiers.count ? converted : nil
    }
    var result = NSDiffableDataSourceSnapshot<Section, Item>()
    guard let sections = all(sectionIdentifiers, section) else { return nil }
    result.appendSections(sections)
    for (own, other) in zip(sectionIdentifiers, sections) {
      guard let items = all(itemIdentifiers(inSection: own), item) else { return nil }
      result.appendItems(items, toSection: other)
    }
    guard let reloadedSections = all(reloadedSectionIdentifiers, section),
      let reloaded = all(reloadedItemIdentifiers, item),
      let reconfigured = all(reconfiguredItemIdentifiers, item)
    else { return nil }
    result.reloadSections(reloadedSections)
    result.reloadItems(reloaded)
    result.reconfigureItems(reconfigured)
    return result
  }
}
