// SPDX-License-Identifier: Apache-2.0

/// The items of one section as an outline: roots, their children, and the expansion state of each item.
///
/// An item is visible if all its ancestors are expanded. Any item may be expanded, with or without children;
/// items below a collapsed item keep their expansion state and are visible again when it is expanded.
///
/// A section snapshot is a value: copying costs nothing until one of the copies is changed, and changes of
/// one do not affect the other. Section snapshots may be created, changed and sent on any thread.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Albums", "Places"])
/// outline.append(["Holidays", "Home"], to: "Albums")
/// outline.expand(["Albums"])  // visible: Albums, Holidays, Home, Places
/// ```
///
/// An operation that the contents do not allow (an item that exists already, a missing parent) is a
/// programming error and traps with a message that names the identifiers.
///
/// - Note: Differs from UIKit: it traps where UIKit raises an exception, for the same calls and reasons
///   (decision 0004). An item that is inserted with a snapshot, or by replacing children, must not be
///   elsewhere in the outline; this rule was not recorded from UIKit, and follows the recorded behavior for
///   items.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  var contents = SectionSnapshotContents<ItemIdentifierType>()

  /// Creates a section snapshot without items.
  public init() {}

  /// Creates a copy of a section snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: Items

  /// All items, depth first: each root, then its descendants.
  ///
  /// - Complexity: O(*n*) for *n* items.
  public var items: [ItemIdentifierType] { contents.store.tree.items }

  /// The items without a parent, in order.
  ///
  /// - Complexity: O(*r* log *n*) for *r* roots among *n* items.
  public var rootItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.minDepth > 0 }, where: { $0.depth == 0 })
  }

  /// The items whose ancestors are all expanded, depth first: the items that a section shows.
  ///
  /// - Complexity: O(*v* + *g* log *n*) for *v* visible items with *g* gaps between them, of *n* items.
  public var visibleItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.visible == 0 }, where: { $0.hidden == 0 })
  }

  /// The expanded items, visible or not, with or without children, depth first.
  ///
  /// - Complexity: O(*e* log *n*) for *e* expanded items among *n*.
  public var expandedItems: [ItemIdentifierType] {
    contents.store.tree.items(skipping: { $0.expanded == 0 }, where: \.isExpanded)
  }
}
