// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The work that a collection view, its cells and its layout leave to the engine.
///
/// The engine stands above them with its passes. The view has it made by ``CollectionWorking``.
@MainActor
protocol CollectionWork: AnyObject {
  // MARK: Data

  /// The numbers of sections and items, asked now if they are not known.
  var knownCounts: DataCounts { get }
  /// Forgets the data and every view's connection to it.
  func reloadData()
  /// Carries out `changes`, which name what changes in the data, and lays out once.
  func performBatch(_ changes: () -> Void, completion: ((Bool) -> Void)?)
  /// Names one change; outside of a batch it is a batch of its own.
  func update(_ change: (inout BatchUpdate) -> Void)
  /// Has the cells configured anew that items have now.
  func reconfigure(_ indexPaths: [IndexPath])
  /// Whether changes were named that are not shown yet.
  var hasUncommittedUpdates: Bool { get }

  // MARK: Views

  /// Makes views for `key` from `viewClass`; nil forgets the key.
  func register(_ viewClass: AnyClass?, for key: ReuseKey)
  /// Makes views for `key` from the view in `nib`; nil forgets the key.
  func register(_ nib: UINib?, for key: ReuseKey)
  /// A cell of what is registered for `identifier`, used again or made.
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell
  /// A view of what is registered for `key`, used again or made.
  func dequeue(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionReusableView
  /// The element of a key that has a view; nil: there is none.
  func element(_ key: ElementKey) -> RealisedElement?
  /// The element that `view` shows; nil: none.
  func element(of view: UICollectionReusableView) -> RealisedElement?
  /// The elements in sight of a category and kind, in no particular order.
  func elementsOnScreen(_ category: UICollectionElementCategory, kind: String) -> [RealisedElement]
  /// Whether `cell` shows the item at `indexPath`.
  func isShown(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool

  // MARK: Layout

  /// Runs a cycle, unless everything in sight is up to date.
  func layoutSubviews()
  /// Prepares the layout if that is due.
  func prepareIfNeeded()
  /// Notes that the application invalidated the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext)
  /// Notes that a cell may prefer another size.
  func sizeMayHaveChanged(
    _ cell: UICollectionViewCell, because change: UICollectionView.SelfSizingInvalidation)
  /// Whether views of an update are on their way.
  var isAnimating: Bool { get }
  /// The content offset of a section that scrolls by itself, in points; nil: it does not.
  func orthogonalOffset(ofSection section: Int) -> CGPoint?
  /// The item at a point in the view's coordinates; nil: none.
  func item(at point: CGPoint) -> IndexPath?
  /// Scrolls until the item that was named by `indexPath` is at the position.
  func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)

  // MARK: Another layout

  /// Has `new` place the elements, by `adopt`, and calls `completion` when all views have arrived.
  func replaceLayout(
    _ old: UICollectionViewLayout, by new: UICollectionViewLayout, animated: Bool,
    _ adopt: () -> Void, completion: ((Bool) -> Void)?)
  /// Puts a layout between the present one and `next` that a hand moves on.
  func startTransition(to next: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?)
    -> UICollectionViewTransitionLayout
  /// Lets the elements go the rest of the way, forth or back.
  func endTransition(isCompleted: Bool)

  // MARK: Selection and focus

  /// The selected items.
  var selectedPaths: Set<IndexPath> { get }
  /// Selects an item; the delegate does not hear of it.
  func select(_ indexPath: IndexPath)
  /// Deselects an item; the delegate does not hear of it.
  func deselect(_ indexPath: IndexPath)
  /// Deselects all items.
  func deselectAll()
  /// Deselects all but one.
  func keepOneSelected()
  /// The item that keys act on; nil: none.
  var focusedPath: IndexPath? { get }
  /// Lets no item have the focus.
  func dropFocus()
  /// Notes that the items are edited now, or no longer.
  func editingDidChange()

  // MARK: Interactive movement

  /// The index path of the item that is moved; nil: none is.
  var movingPath: IndexPath? { get }
  /// Picks an item up; answers whether the data source lets it be moved.
  func beginMovement(of indexPath: IndexPath) -> Bool
  /// Takes the item to a position, in the view's coordinates.
  func updateMovement(_ position: CGPoint)
  /// Puts the item down.
  func endMovement()
  /// Puts the item back.
  func cancelMovement()
  /// Has the item go back when it is put down: the data source can't move it.
  func refuseMovement()
}
