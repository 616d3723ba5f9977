// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
import MullionContracts
public import MullionControls
public import MullionViewControllers
public import MullionViewTree

/// Manages a collection view: gives it a layout, and is its data source and its delegate.
///
/// The collection view fills the controller's view. Override what you need of the two protocols; they
/// are members of the class, so that overriding works without Objective-C.
///
/// Differs from UIKit: `collectionView(_:canMoveItemAt:)` answers false unless overridden, also where
/// `collectionView(_:moveItemAt:to:)` is: without Objective-C nobody can tell whether that is.
///
/// Known gap: no transitions from layout to layout when controllers are pushed.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private var givenLayout: UICollectionViewLayout?
  private var ownView: UICollectionView?
  private let (movement, keyboardRoom) = (MovementGesture(), KeyboardRoom())
  /// Answers for what is not overridden.
  private let absent = AbsentCollectionMethods()

  // MARK: Making a controller

  /// A controller of a collection view that `layout` lays out.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that takes its collection view from a nib, or is given it before its view is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as an interface file describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.fill(self, as: UICollectionViewController.self)
  }

  // MARK: The collection view

  /// The collection view; asking for it loads the view.
  ///
  /// Setting it replaces the one there is.
  ///
  /// - Precondition: The controller was made with a layout, or the view was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      if ownView == nil { loadViewIfNeeded() }
      return ownView
    }
    set { replaceCollectionView(by: newValue) }
  }

  /// The layout the controller was made with; the collection view may have another by now.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Whether what is selected is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether pressing long on an item picks it up to move it.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { movement.isInstalled = installsStandardGestureForInteractiveMovement }
  }

  open override func loadView() {
    super.loadView()
    if ownView == nil {
      guard let givenLayout else {
        contractBroken(
          "\(type(of: self)) has no layout for its collection view; make it with "
            + "init(collectionViewLayout:), or set `collectionView` before its view is asked for")
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

  /// Deselects what is selected, if it is to be.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownView else { return }
    for path in ownView.indexPathsForSelectedItems ?? [] {
      ownView.deselectItem(at: path, animated: animated)
    }
  }

  /// Has the collection view make room for a keyboard from now on.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    keyboardRoom.begin(in: ownView)
  }

  /// Takes the room for a keyboard back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.end()
  }

  /// Sets whether the items can be edited; the collection view follows.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownView?.isEditing = editing
  }

  // MARK: Data

  /// How many items there are in `section`; none unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    0
  }

  /// The configured cell of the item at `indexPath`, dequeued from `collectionView`.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    contractBroken(
      "\(type(of: self)) shows items, but does not override collectionView(_:cellForItemAt:); "
        + "override it, or give the collection view another data source")
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    absent.numberOfSections(in: collectionView)
  }

  /// The configured supplementary view, dequeued from `collectionView`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    absent.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  /// Whether the user may move the item; false unless overridden.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    false
  }

  /// Moves an item in the data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// The titles of an index beside the content.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    absent.indexTitles(for: collectionView)
  }

  /// Where a title of the index leads.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    absent.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: What happens to the elements

  /// Whether a touch may highlight the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldHighlightItemAt: indexPath)
  }

  /// A touch highlighted the item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didHighlightItemAt: indexPath)
  }

  /// The item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didUnhighlightItemAt: indexPath)
  }

  /// Whether a tap may select the item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldSelectItemAt: indexPath)
  }

  /// Whether a tap may take the item out of several selected ones.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldDeselectItemAt: indexPath)
  }

  /// A tap selected the item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  {
    absent.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  /// A tap deselected the item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  /// Whether a drag that is held over the item selects it; yes unless it is overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    absent.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }

  /// Whether a tap performs the item's primary action.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath)
  }

  /// The place that a moving item is to have instead of the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// The place that a moving item is to have instead of the proposed one, where the method that
  /// knows the original place too is not overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    absent.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }

  /// A tap performs the item's primary action, after selection, whether that changed or not.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, performPrimaryActionForItemAt: indexPath)
  }

  /// The content offset after an update or a change of layout.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    absent.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  /// Whether the item's row may be swiped aside and edited.
  open func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    absent.collectionView(collectionView, canEditItemAt: indexPath)
  }

  /// The cell is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
  }

  /// The supplementary or decoration view is about to be shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath
    )
  }

  /// The cell is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
  }

  /// The supplementary or decoration view is no longer shown.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    absent.collectionView(
      collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
      at: indexPath)
  }

  /// Whether a gesture of several touches, or one beside items, may select several; false unless
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A gesture began to select several items.
  open func collectionView(
    _ collectionView: UICollectionView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    absent.collectionView(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// The gesture that selected several items ended.
  open func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    absent.collectionViewDidEndMultipleSelectionInteraction(collectionView)
  }

  /// Whether keys can give the item the focus.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, canFocusItemAt: indexPath)
  }

  /// Whether the focus may move as `context` says.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    absent.collectionView(collectionView, shouldUpdateFocusIn: context)
  }

  /// The focus moved as `context` says.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    absent.collectionView(collectionView, didUpdateFocusIn: context, with: coordinator)
  }

  /// The item that gets the focus first.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? {
    absent.indexPathForPreferredFocusedView(in: collectionView)
  }

  /// Whether the item is selected when it gets the focus, where selection follows it.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    absent.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath)
  }

  /// The layout between two while a person moves from one to the other; one that only mixes both.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    absent.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }

  // MARK: Menus

  /// The menu for items that were pressed at `point`, in the collection view's coordinate space; for
  /// one item what the older method says, which is asked where this one is not overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard indexPaths.count == 1, let indexPath = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
  }

  /// The menu for an item that was pressed at `point`, in the collection view's coordinate space; none
  /// unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The view that an item's menu opens beside; what the older method says unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// The view that a menu opens beside; none unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The view that a preview goes back to when an item's menu closes; what the older method says unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// The view that a preview goes back to; none unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Whether an item that is pressed long has a menu of what can be done with it; false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }

  /// Whether an item's menu offers an action; false unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { false }

  /// A person chose an action of an item's menu.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {}

  /// A person chose a menu's preview.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// An item's menu comes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// An item's menu goes.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Scrolling

  /// The content offset changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    absent.scrollViewDidScroll(scrollView)
  }

  /// A person begins to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDragging(scrollView)
  }

  /// A person lets go, at `velocity` in points a millisecond.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    absent.scrollViewWillEndDragging(
      scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  /// A person let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    absent.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  /// The content begins to go on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewWillBeginDecelerating(scrollView)
  }

  /// The content came to rest by itself.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndDecelerating(scrollView)
  }

  /// An animated `setContentOffset` or `scrollRectToVisible` ended.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    absent.scrollViewDidEndScrollingAnimation(scrollView)
  }

  /// Whether the content may be scrolled to its top at once.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    absent.scrollViewShouldScrollToTop(scrollView)
  }

  /// The content was scrolled to its top at once.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    absent.scrollViewDidScrollToTop(scrollView)
  }

  /// The view that is scaled when the content is zoomed; none unless implemented.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    absent.viewForZooming(in: scrollView)
  }

  /// A person, or an animated zoom, begins to scale `view`.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    absent.scrollViewWillBeginZooming(scrollView, with: view)
  }

  /// The scale of the content changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    absent.scrollViewDidZoom(scrollView)
  }

  /// A person, or an animated zoom, scaled `view`.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    absent.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
  }

  /// The adjusted content inset changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    absent.scrollViewDidChangeAdjustedContentInset(scrollView)
  }
}
