// SPDX-License-Identifier: Apache-2.0

/// The items of one section as an outline: roots, their children, and which of them are expanded.
///
/// An item is visible when all its ancestors are expanded. Any item may be expanded, with children or
/// without; what is expanded below a collapsed item stays so and is seen again when it is expanded.
///
/// A section snapshot is a value: a copy costs nothing until one of the two is changed, and neither
/// sees the changes of the other. Any thread may make, change and send one.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Albums", "Places"])
/// outline.append(["Holidays", "Home"], to: "Albums")
/// outline.expand(["Albums"])  // visible: Albums, Holidays, Home, Places
/// ```
///
/// An operation that the contents do not allow (an item that is there already, a parent that is not)
/// is an error of the program and traps with a message that names the identifiers.
///
/// Differs from UIKit: it traps where UIKit raises an exception, for the same calls and reasons
/// (decision 0004). That an item inserted with a snapshot, or by replacing children, may not stand
/// elsewhere in the outline already was not recorded; it follows what was for items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  var contents = SectionSnapshotContents<ItemIdentifierType>()

  /// Makes a section snapshot without items.
  public init() {}

  /// Makes a copy of a section snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Items

  /// All items: each root, then what is below it, depth first.
  /// - Complexity: O(n) for n items.
  public var items: [ItemIdentifierType] { contents.store.tree.items }

  /// The items without a parent, in order.
  /// - Complexity: O(r log n) for r roots among n items.
  public var rootItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.minDepth > 0 }, where: { $0.depth == 0 })
  }

  /// The items all of whose ancestors are expanded, depth first: what a section shows.
  /// - Complexity: O(v + g log n) for v visible items with g gaps between them, of n items.
  public var visibleItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.visible == 0 }, where: { $0.hidden == 0 })
  }

  /// The items that are expanded, visible or not, with children or without, depth first.
  /// - Complexity: O(e log n) for e expanded items among n.
  public var expandedItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.expanded == 0 }, where: \.isExpanded)
  }
}
