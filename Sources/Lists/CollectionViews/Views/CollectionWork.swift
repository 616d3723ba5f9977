// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The interface of the engine for a collection view, its cells and its layout.
///
/// The engine and its passes depend on the view, not the reverse. The view creates it with
/// ``CollectionWorking``.
@MainActor
protocol CollectionWork: AnyObject {
  // MARK: Data

  /// The numbers of sections and items; queries the data source if they are not known.
  var knownCounts: DataCounts { get }
  /// Discards the data and every view's association with it.
  func reloadData()
  /// Runs `changes`, which record changes of the data, and lays out once.
  func performBatch(_ changes: () -> Void, completion: ((Bool) -> Void)?)
  /// Records one change; outside of a batch it forms a batch of its own.
  func update(_ change: (inout BatchUpdate) -> Void)
  /// Reconfigures the existing cells of items.
  func reconfigure(_ indexPaths: [IndexPath])
  /// Whether there are recorded changes that are not displayed yet.
  var hasUncommittedUpdates: Bool { get }

  // MARK: Views

  /// Registers `viewClass` for `key`; `nil` removes the registration.
  func register(_ viewClass: AnyClass?, for key: ReuseKey)
  /// Registers the view in `nib` for `key`; `nil` removes the registration.
  func register(_ nib: UINib?, for key: ReuseKey)
  /// Returns a cell registered for `identifier`, reused or new.
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell
  /// Returns a view registered for `key`, reused or new.
  func dequeue(_ key: ReuseKey, at indexPath: IndexPath) -> UICollectionReusableView
  /// Returns the realised element of a key; `nil` if there is none.
  func element(_ key: ElementKey) -> RealisedElement?
  /// Returns the element that `view` displays; `nil` if there is none.
  func element(of view: UICollectionReusableView) -> RealisedElement?
  /// Returns the visible elements of a category and kind, in no particular order.
  func elementsOnScreen(_ category: UICollectionElementCategory, kind: String) -> [RealisedElement]
  /// Returns whether `cell` displays the item at `indexPath`.
  func isShown(_ cell: UICollectionViewCell, at indexPath: IndexPath) -> Bool

  // MARK: Layout

  /// Runs a cycle, unless all visible elements are up to date.
  func layoutSubviews()
  /// Prepares the layout if that is due.
  func prepareIfNeeded()
  /// Records that the application invalidated the layout.
  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext)
  /// Records that a cell may prefer another size.
  func sizeMayHaveChanged(
    _ cell: UICollectionViewCell, because change: UICollectionView.SelfSizingInvalidation)
  /// Whether the views of an update are being animated.
  var isAnimating: Bool { get }
  /// Returns the content offset of an orthogonal section, in points; `nil` for other sections.
  func orthogonalOffset(ofSection section: Int) -> CGPoint?
  /// Returns the item at a point in the view's coordinates; `nil` if there is none.
  func item(at point: CGPoint) -> IndexPath?
  /// Scrolls the item at `indexPath` to a position, tracking the item across updates.
  func scrollToItem(
    at indexPath: IndexPath, at position: UICollectionView.ScrollPosition, animated: Bool)

  // MARK: Layout transitions

  /// Replaces the layout by `new`, installed by `adopt`, and calls `completion` when all animations have
  /// ended.
  func replaceLayout(
    _ old: UICollectionViewLayout, by new: UICollectionViewLayout, animated: Bool,
    _ adopt: () -> Void, completion: ((Bool) -> Void)?)
  /// Installs an interactive transition layout between the current layout and `next`, and returns it.
  func startTransition(to next: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?)
    -> UICollectionViewTransitionLayout
  /// Animates the elements through the rest of the transition, forward or back.
  func endTransition(isCompleted: Bool)

  // MARK: Selection and focus

  /// The selected items.
  var selectedPaths: Set<IndexPath> { get }
  /// Selects an item without notifying the delegate.
  func select(_ indexPath: IndexPath)
  /// Deselects an item without notifying the delegate.
  func deselect(_ indexPath: IndexPath)
  /// Deselects all items.
  func deselectAll()
  /// Deselects all but one selected item.
  func keepOneSelected()
  /// The focused item, which keys act on; `nil` if there is none.
  var focusedPath: IndexPath? { get }
  /// Removes the focus from the focused item.
  func dropFocus()
  /// Handles the beginning or the end of editing.
  func editingDidChange()

  // MARK: Interactive movement

  /// The index path of the item being moved; `nil` if there is none.
  var movingPath: IndexPath? { get }
  /// Starts moving an item, and returns whether the data source permits it.
  func beginMovement(of indexPath: IndexPath) -> Bool
  /// Moves the item to a position, in the view's coordinates.
  func updateMovement(_ position: CGPoint)
  /// Ends the movement and drops the item.
  func endMovement()
  /// Cancels the movement and returns the item to its origin.
  func cancelMovement()
  /// Makes the item return to its origin, because the data source cannot move it.
  func refuseMovement()
}
