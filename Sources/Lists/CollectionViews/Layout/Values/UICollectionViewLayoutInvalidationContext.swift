// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What a layout is to calculate again, so that it may keep the rest.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, _NamedMembers {
  /// What the collection view itself says about the cause.
  package enum Cause: Hashable, Sendable {
    /// `reloadData`: nothing that was known still holds.
    case reload
    /// Items or sections came, went or moved.
    case update
    /// Only the content offset changed; sizes did not.
    case scroll
    /// One element wants another size.
    case preferredSize
    /// Anything else, an application's own call among them.
    case outside
  }

  /// What asked for it.
  package var cause = Cause.outside
  /// Whether the collection view itself invalidates the layout at this moment, and knows it.
  var isOfEngine = false

  /// How far the content offset moves when the layout is done, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content grows, in points.
  open var contentSizeAdjustment = CGSize.zero

  /// Where moving items were before; `nil` when the user moves none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// Where moving items are to be; `nil` when the user moves none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// Where the middle of a moving item is, in content coordinates; zero when the user moves none.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  private var movement: (targets: [IndexPath], previous: [IndexPath], position: CGPoint)?
  private var items: Set<IndexPath>?
  private var supplementaries: [String: Set<IndexPath>]?
  private var decorations: [String: Set<IndexPath>]?

  /// A context that marks nothing.
  public override init() {
    super.init()
  }

  /// Creates a context of a class that only the running program knows, `contextClass.init()`; calls `init()`.
  ///
  /// A required `init()` would refuse `override init()` in subclasses. One whose only parameter has a
  /// default value is called the same.
  public required convenience init(_ofClassKnownAtRunTime: Void = ()) {
    self.init()
  }

  /// Whether everything is to be calculated again: true for `reloadData` alone.
  open var invalidateEverything: Bool { cause == .reload }

  /// Whether numbers of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { cause == .reload || cause == .update }

  /// The marked items, sorted, each once; `nil` when none was marked.
  ///
  /// - Complexity: O(n log n) in the number of marked items.
  open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }

  /// The marked supplementary views by kind, sorted; `nil` when none was marked.
  ///
  /// - Complexity: O(n log n) in the number of marked views.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries?.mapValues { $0.sorted() }
  }

  /// The marked decoration views by kind, sorted; `nil` when none was marked.
  ///
  /// - Complexity: O(n log n) in the number of marked views.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations?.mapValues { $0.sorted() }
  }

  /// Marks the items at `indexPaths`, in addition to those marked before.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []).union(indexPaths)
  }

  /// Marks supplementary views, in addition to those marked before.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = (supplementaries ?? [:])
      .merging([elementKind: Set(indexPaths)]) { $0.union($1) }
  }

  /// Says how the user moves items.
  func note(targets: [IndexPath], previous: [IndexPath], position: CGPoint) {
    movement = (targets, previous, position)
  }

  /// Marks decoration views, in addition to those marked before.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations = (decorations ?? [:])
      .merging([elementKind: Set(indexPaths)]) { $0.union($1) }
  }

  /// The members of the class that can be reached by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
