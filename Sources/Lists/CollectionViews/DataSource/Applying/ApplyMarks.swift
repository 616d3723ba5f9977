// SPDX-License-Identifier: Apache-2.0

import MullionDiffableSnapshots

/// The marks of one or more snapshots, each identifier once, in the order of the marks.
struct ApplyMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private(set) var reloadedSections: [Section] = []
  private(set) var reloadedItems: [Item] = []
  private(set) var reconfiguredItems: [Item] = []

  var isEmpty: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty
  }

  /// Adds the marks of `snapshot` that are not present yet.
  ///
  /// - Complexity: O(m log m) for m marks.
  mutating func add(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    Self.add(snapshot.reloadedSectionIdentifiers, to: &reloadedSections)
    Self.add(snapshot.reloadedItemIdentifiers, to: &reloadedItems)
    Self.add(snapshot.reconfiguredItemIdentifiers, to: &reconfiguredItems)
  }

  private static func add<Identifier: Hashable>(_ new: [Identifier], to all: inout [Identifier]) {
    if new.isEmpty { return }
    if all.isEmpty { return all = new }
    let known = Set(all)
    all += new.filter { !known.contains($0) }
  }
}
