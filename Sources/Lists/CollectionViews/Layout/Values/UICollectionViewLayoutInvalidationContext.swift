// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// A context that specifies the parts of a layout to compute again, so that the layout can preserve the rest.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, _NamedMembers {
  /// The cause of an invalidation, as known to the collection view.
  package enum Cause: Hashable, Sendable {
    /// A call of `reloadData`, after which all previous data is invalid.
    case reload
    /// An insertion, deletion or move of items or sections.
    case update
    /// A change of the content offset only, not of sizes.
    case scroll
    /// A preferred size of one element that differs from its current size.
    case preferredSize
    /// Any other cause, including an application's own call.
    case outside
  }

  /// The cause of the invalidation.
  package var cause = Cause.outside
  /// Whether the collection view itself is invalidating the layout, and will process the context.
  var isOfEngine = false

  /// The distance by which the content offset moves after the layout, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size, in points.
  ///
  /// It is added to the layout's `collectionViewContentSize` until the layout reports another size.
  open var contentSizeAdjustment = CGSize.zero

  /// The previous index paths of interactively moving items; `nil` if there are none.
  open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previous }
  /// The target index paths of interactively moving items; `nil` if there are none.
  open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targets }
  /// The center of an interactively moving item, in content coordinates; zero if there is none, or if the
  /// movement ends.
  open var interactiveMovementTarget: CGPoint { movement?.position ?? .zero }

  private var movement: (targets: [IndexPath], previous: [IndexPath], position: CGPoint)?
  private var items: Set<IndexPath>?
  private var supplementaries: [String: Set<IndexPath>]?
  private var decorations: [String: Set<IndexPath>]?

  /// Creates a context that invalidates no particular element.
  public override init() {
    super.init()
  }

  /// Creates a context of a class that is only known at run time, as in `contextClass.init()`; calls
  /// `init()`.
  ///
  /// A required `init()` would make `override init()` an error in subclasses. An initializer whose only
  /// parameter has a default value is called in the same way.
  public required convenience init(_ofClassKnownAtRunTime: Void = ()) {
    self.init()
  }

  /// Whether everything has to be computed again: `true` for `reloadData` only.
  open var invalidateEverything: Bool { cause == .reload }

  /// Whether the numbers of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { cause == .reload || cause == .update }

  /// The invalidated items, sorted, each once; `nil` if there are none.
  ///
  /// - Complexity: O(n log n) in the number of invalidated items.
  open var invalidatedItemIndexPaths: [IndexPath]? { items?.sorted() }

  /// The invalidated supplementary views by kind, sorted; `nil` if there are none.
  ///
  /// - Complexity: O(n log n) in the number of invalidated views.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaries?.mapValues { $0.sorted() }
  }

  /// The invalidated decoration views by kind, sorted; `nil` if there are none.
  ///
  /// - Complexity: O(n log n) in the number of invalidated views.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorations?.mapValues { $0.sorted() }
  }

  /// Invalidates the items at `indexPaths`, in addition to earlier ones.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items = (items ?? []).union(indexPaths)
  }

  /// Invalidates supplementary views, in addition to earlier ones.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = (supplementaries ?? [:])
      .merging([elementKind: Set(indexPaths)]) { $0.union($1) }
  }

  /// Sets the state of an interactive movement.
  func record(targets: [IndexPath], previous: [IndexPath], position: CGPoint) {
    movement = (targets, previous, position)
  }

  /// Invalidates decoration views, in addition to earlier ones.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    decorations = (decorations ?? [:])
      .merging([elementKind: Set(indexPaths)]) { $0.union($1) }
  }

  /// The members of the class that can be accessed by name.
  open class var _namedMembers: [_NamedMember] { [] }
}
