// SPDX-License-Identifier: Apache-2.0

import MullionContracts

/// The contents of a section snapshot: every operation performs UIKit's checks, in UIKit's order, and changes
/// nothing if it throws.
///
/// The order of the checks was recorded (`snapshot-cases.json`): inserting no items is always valid, then the
/// destination is checked, then the uniqueness of the inserted items.
struct SectionSnapshotContents<Item: Hashable & Sendable>: Sendable {
  typealias Side = SectionSnapshotOperation<Item>.Side
  typealias Batch = OutlineBatch<Item>

  var store = OutlineStore<Item>()

  /// Performs one operation, or throws without changing the contents.
  mutating func perform(_ operation: SectionSnapshotOperation<Item>) throws(SnapshotError) {
    switch operation {
    case .append(let items, let parent): try append(items, to: parent)
    case .insert(let items, let side, let item):
      try insert(Batch(roots: items), side, item, "insert(_:\(side.rawValue):)")
    case .insertSnapshot(let snapshot, let side, let item):
      let batch = Batch(snapshot.contents.store.tree)
      try insert(batch, side, item, "insert(_:\(side.rawValue):)")
    case .delete(let items): try delete(items)
    case .deleteAll: self = SectionSnapshotContents()
    case .expand(let items): setExpanded(true, items, "expand(_:)")
    case .collapse(let items): setExpanded(false, items, "collapse(_:)")
    case .replaceChildren(let parent, let snapshot):
      try replaceChildren(of: parent, by: Batch(snapshot.contents.store.tree))
    }
  }

  // MARK: Changes

  private mutating func append(_ items: [Item], to parent: Item?) throws(SnapshotError) {
    let operation = "append(_:to:)"
    if items.isEmpty { return }
    let roots = Batch(roots: items)
    guard let parent else { return try put(roots, at: store.tree.count, operation) }
    let position = try position(ofParent: parent, operation)
    let children = roots.shifted(by: store.tree.entry(at: position).shiftOfChildren)
    try put(children, at: store.tree.subtree(at: position).upperBound, operation)
  }

  private mutating func insert(
    _ batch: Batch, _ side: Side, _ destination: Item, _ operation: String
  ) throws(SnapshotError) {
    if batch.isEmpty { return }
    guard let position = store.position(of: destination) else {
      throw .unknownDestination(operation, "item", destination, remedy)
    }
    let siblings = batch.shifted(by: store.tree.entry(at: position).shiftOfSiblings)
    let place = side == .before ? position : store.tree.subtree(at: position).upperBound
    try put(siblings, at: place, operation)
  }

  private mutating func delete(_ items: [Item]) throws(SnapshotError) {
    if let unknown = items.first(where: { !store.contains($0) }) {
      throw .unknownItem(
        "delete(_:)", unknown,
        "\(number) Nothing was deleted: give only items for which contains(_:) returns true."
      )
    }
    for item in items {
      // An item may have been removed with an ancestor, or be passed twice.
      guard let position = store.position(of: item) else { continue }
      store.remove(store.tree.subtree(at: position))
    }
  }

  private mutating func replaceChildren(
    of parent: Item, by batch: Batch
  ) throws(SnapshotError) {
    let operation = "replace(childrenOf:using:)"
    let position = try position(ofParent: parent, operation)
    let below = store.tree.subtree(at: position).dropFirst()
    // Replacing the children by an unmodified snapshot of them is a no-op.
    if batch.count == below.count, batch.isSameOutline(as: Batch(store.tree.part(below))) { return }
    // Replaced items may be inserted again; items elsewhere in the outline may not be inserted twice.
    let present = batch.items.filter { item in
      store.position(of: item).map { !below.contains($0) } ?? false
    }
    if !present.isEmpty { throw repetition(of: present, operation) }
    store.remove(below)
    let children = batch.shifted(by: store.tree.entry(at: position).shiftOfChildren)
    try put(children, at: position + 1, operation)
  }

  private mutating func put(
    _ batch: Batch, at position: Int, _ operation: String
  ) throws(SnapshotError) {
    if batch.isEmpty || store.insertIfNew(batch, at: position) { return }
    throw repetition(of: batch.items, operation)
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [Item], _ operation: String) {
    var unknown: [Item] = []
    for item in items {
      if let position = store.position(of: item) {
        store.setExpanded(isExpanded, at: position)
      } else {
        unknown.append(item)
      }
    }
    if unknown.isEmpty { return }
    Diagnostics.report(
      "\(operation): \(SnapshotError.list(unknown)) \(unknown.count == 1 ? "is" : "are") not in the "
        + "section snapshot and \(unknown.count == 1 ? "is" : "are") ignored. Append the item "
        + "first, or check with contains(_:).")
  }
}
