// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
import MullionContracts
public import MullionControls
public import MullionViewControllers
public import MullionViewTree

/// A view controller that manages a collection view: it creates the collection view with a layout, and is its
/// data source and delegate.
///
/// The collection view fills the controller's view. Override the methods of the two protocols that are
/// needed; they are members of the class, so that overriding works without Objective-C.
///
/// Differs from UIKit: `collectionView(_:canMoveItemAt:)` returns `false` unless overridden, also if
/// `collectionView(_:moveItemAt:to:)` is overridden: without Objective-C that cannot be detected.
///
/// Known gap: no transitions from layout to layout when controllers are pushed.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var givenLayout: UICollectionViewLayout?
  private var ownView: UICollectionView?
  private let (movement, keyboardRoom) = (MovementGesture(), KeyboardAvoidance())
  /// The default implementations of methods that are not overridden.
  private let absent = DefaultCollectionMethods()

  // MARK: Initializers

  /// Creates a controller of a collection view with `layout`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view comes from a nib, or is set before the view is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewController.self)
  }

  // MARK: Collection view

  /// The collection view; accessing it loads the view.
  ///
  /// Setting it replaces the current one.
  ///
  /// - Precondition: The controller was created with a layout, its collection view comes from an interface
  ///   file, or the property was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      if ownView == nil { loadViewIfNeeded() }
      return ownView
    }
    set { replaceCollectionView(by: newValue) }
  }

  /// The layout that the controller was created with, even if the collection view has another layout by now;
  /// without such a layout, the collection view's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether the selection is cleared when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press on an item begins its interactive movement.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movement.isInstalled = installsStandardGestureForInteractiveMovement }
  }

  open override func loadView() {
    super.loadView()
    if ownView == nil {
      guard let givenLayout else {
        contractBroken(
          "\(type(of: self)) has no layout for its collection view; create it with "
            + "init(collectionViewLayout:), or set `collectionView` before its view is loaded")
      }
      ownView = UICollectionView(frame: view.bounds, collectionViewLayout: givenLayout)
    }
    if let ownView { show(ownView) }
  }

  private func replaceCollectionView(by new: UICollectionView?) {
    guard new !== ownView else { return }
    if let old = ownView {
      movement.detach()
      if old.dataSource === self { old.dataSource = nil }
      if old.delegate === self { old.delegate = nil }
      old.removeFromSuperview()
    }
    ownView = new
    if let new, isViewLoaded { show(new) }
  }

  private func show(_ collectionView: UICollectionView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    view.insertSubview(collectionView, at: 0)
    movement.attach(to: collectionView)
    movement.isInstalled = installsStandardGestureForInteractiveMovement
  }

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownView else { return }
    for path in ownView.indexPathsForSelectedItems ?? [] {
      ownView.deselectItem(at: path, animated: animated)
    }
  }

  /// Begins to inset the collection view for the keyboard.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    keyboardRoom.begin(in: ownView)
  }

  /// Ends insetting the collection view for the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.end()
  }

  /// Sets whether the user can edit the content, and puts the collection view into or out of its editing
  /// mode, which deselects all items.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownView?.isEditing = editing
  }

  // MARK: Data

  /// Returns the number of items in `section`; by default 0.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }

  /// Returns the configured cell of the item at `indexPath`, dequeued from `collectionView`; traps unless
  /// overridden.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    contractBroken(
      "\(type(of: self)) shows items, but does not override collectionView(_:cellForItemAt:); "
        + "override it, or give the collection view another data source")
  }

  /// Returns the number of sections; by default 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    absent.numberOfSections(in: collectionView)
  }

  /// Returns the configured supplementary view, dequeued from `collectionView`; traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    absent.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Returns whether the user may move the item; by default `false`.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// Moves an item in the data, after the user moved it; unless overridden, logs a diagnostic, and the item
  /// returns to its origin.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Returns the titles of the index beside the content, or `nil` for none.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    absent.indexTitles(for: collectionView)
  }

  /// Returns the index path to which a title of the index leads; traps unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    absent.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: Delegate

  /// Returns whether a touch may highlight the item; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// Called after a touch highlighted the item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// Called after the item was unhighlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Returns whether the user may select the item; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Returns whether the user may deselect the item in a multiple selection; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// Called after the user selected the item, by a tap, a key or a gesture.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    absent.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// Called after the user deselected the item, or selected another one in its place.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Returns whether a drag held over the item selects it, if `isSpringLoaded` is `true`; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    absent.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  /// Returns whether a tap or the Enter key performs the item's primary action; by default `true` unless the
  /// collection view is being edited.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// Returns the index path for a moving item; by default the result of the method without the original index
  /// path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Returns the index path for a moving item; by default the proposed one.
  ///
  /// Called if the method with the original index path is not overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    absent.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// Performs the item's primary action after a tap on the item, or the Enter key, even if that did not
  /// change the selection.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// Returns the content offset after an update or a change of layout; by default the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    absent.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Returns whether the item's row may be swiped and edited; by default `true`.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    absent.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// Called before the cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// Called before the supplementary or decoration view is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// Called after the cell was removed from display.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// Called after the supplementary or decoration view was removed from display.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Returns whether a gesture that begins at the item may select several items; by default `false`.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called when a gesture that selects several items begins.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called after the gesture that selected several items ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    absent.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Returns whether the item can be focused; by default `canBecomeFocused` of its cell, or `allowsSelection`
  /// of the collection view if the cell is not visible.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Returns whether the focus may move as described by `context`; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    absent.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// Called after the focus moved as described by `context`.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    absent.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// Returns the item that is focused first; `nil`, the default, for the selected item, or else the first
  /// visible item.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    absent.indexPathForPreferredFocusedView(in: collectionView)
  }

  /// Returns whether the item is selected when it is focused, if selection follows focus; by default `true`.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// Returns the layout during an interactive transition between two layouts; by default a layout that
  /// interpolates both.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    absent.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  // MARK: Menus

  /// Returns the menu for items that were pressed at `point`, in the collection view's coordinate space.
  ///
  /// By default, for one item, the result of `collectionView(_:contextMenuConfigurationForItemAt:point:)`;
  /// otherwise `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// Returns the menu for an item that was pressed at `point`, in the collection view's coordinate space; by
  /// default `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview from which an item's menu opens; by default the result of
  /// `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview from which a menu opens; by default `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which an item's menu closes; by default the result of
  /// `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview to which a menu closes; by default `nil`.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns whether a long press on an item without a context menu shows a menu of actions; by default
  /// `false`.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether an item's menu contains an action; by default `false`.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// Performs an action of an item's menu that the user chose.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// Called when the user chose a menu's preview.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before an item's menu is displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before an item's menu is dismissed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  /// Called after the content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    absent.scrollViewDidScroll(scrollView)
  }

  /// Called when the user begins to drag the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDragging(scrollView)
  }

  /// Called when the user ends dragging, with `velocity` in points per millisecond.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    absent.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// Called after the user ended dragging.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    absent.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// Called when the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDecelerating(scrollView)
  }

  /// Called after the content stopped decelerating.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndDecelerating(scrollView)
  }

  /// Called after an animated `setContentOffset` or `scrollRectToVisible` ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Returns whether the user may scroll the content to its top.
  ///
  /// The default is `true`.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    absent.scrollViewShouldScrollToTop(scrollView)
  }

  /// Called after the content scrolled to its top on request of the user.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    absent.scrollViewDidScrollToTop(scrollView)
  }

  /// Returns the view that is scaled by zooming; by default `nil`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    absent.viewForZooming(in: scrollView)
  }

  /// Called when the user, or an animated zoom, begins to scale `view`.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    absent.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// Called after the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    absent.scrollViewDidZoom(scrollView)
  }

  /// Called after the user, or an animated zoom, scaled `view`.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    absent.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// Called after the adjusted content inset changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    absent.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
