// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
import MullionContracts
public import MullionControls
public import MullionTables
public import MullionViewControllers
public import MullionViewTree

/// Manages a table: it is its view, and the controller is its data source and its delegate.
///
/// Override what you need of the two protocols; they are members of the class, so that overriding
/// works without Objective-C.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var ownView: UITableView?
  private let keyboardRoom = KeyboardRoom()
  /// Answers for what is not overridden.
  private let absent = AbsentTableMethods()

  // MARK: Making a controller

  /// A controller of a table of the given look.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that takes its table from a nib, or else has a plain one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller as an interface file describes it; one of a plain table with another coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.fill(self, as: UITableViewController.self)
  }

  // MARK: The table

  /// The table, which is the controller's view; asking for it loads the view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      if ownView == nil { loadViewIfNeeded() }
      return ownView
    }
    set {
      adopt(newValue)
      if isViewLoaded { view = newValue }
    }
  }

  /// What shows that the table is being refreshed, when a person pulls it down.
  ///
  /// The table's own; one that is set before the table is loaded waits for it.
  open var refreshControl: UIRefreshControl? {
    get { ownView.map(\.refreshControl) ?? waitingRefreshControl }
    set {
      if let ownView { ownView.refreshControl = newValue } else { waitingRefreshControl = newValue }
    }
  }
  private var waitingRefreshControl: UIRefreshControl?

  /// Whether what is selected is deselected when the view appears.
  open var clearsSelectionOnViewWillAppear = true

  open override func loadView() {
    if ownView == nil, loadViewFromFile() { adopt(viewIfLoaded as? UITableView) }
    if ownView == nil { adopt(UITableView(frame: UIScreen.main.bounds, style: style)) }
    ownView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = ownView
  }

  private func adopt(_ table: UITableView?) {
    guard table !== ownView else { return }
    if ownView?.dataSource === self { ownView?.dataSource = nil }
    if ownView?.delegate === self { ownView?.delegate = nil }
    ownView = table
    guard let table else { return }
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    if let waitingRefreshControl {
      table.refreshControl = waitingRefreshControl
      self.waitingRefreshControl = nil
    }
  }

  /// Deselects what is selected, if it is to be.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownView else { return }
    for path in ownView.indexPathsForSelectedRows ?? [] {
      ownView.deselectRow(at: path, animated: animated)
    }
  }

  /// Has the table make room for a keyboard from now on.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    keyboardRoom.begin(in: ownView)
  }

  /// Takes the room for a keyboard back.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.end()
  }

  /// Shows that there is more than fits.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownView?.flashScrollIndicators()
  }

  /// Sets whether the rows can be edited; the table follows.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownView?.setEditing(editing, animated: animated)
  }

  // MARK: Data

  /// How many rows there are in `section`; none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.rowCount(in: section) ?? 0
  }

  /// The configured cell of the row at `indexPath`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
    contractBroken(
      "\(type(of: self)) shows rows, but does not override tableView(_:cellForRowAt:); override it, "
        + "or give the table another data source")
  }

  /// How many sections there are; 1 unless implemented.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sectionCount ?? absent.numberOfSections(in: tableView)
  }

  /// The text of a section's header; none unless implemented.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.header(of: section) }
    return absent.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The text of a section's footer; none unless implemented.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.footer(of: section) }
    return absent.tableView(tableView, titleForFooterInSection: section)
  }

  /// Whether the row may be edited: deleted by swiping, and with a sign at its edge.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Whether the user may move the row.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Moves a row in the data; called when the user has moved it.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Deletes a row, or inserts one; called when the user has asked for it.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// The titles of an index beside the rows; none unless implemented.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    absent.sectionIndexTitles(for: tableView)
  }

  /// The section to which a title of the index leads; the one at the title's place unless
  /// implemented.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    absent.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  // MARK: What happens to the rows

  /// The height of a row, in points, or `automaticDimension`; asked for rows in sight.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let content = tableView.staticContent {
      return content.height(at: indexPath) ?? tableView.rowHeight
    }
    return absent.tableView(tableView, heightForRowAt: indexPath)
  }

  /// The height of a section's header, in points, or `automaticDimension`.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForHeaderInSection: section)
  }

  /// The height of a section's footer, in points, or `automaticDimension`.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForFooterInSection: section)
  }

  /// The header of a section; nil: one with its title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForHeaderInSection: section)
  }

  /// The footer of a section; nil: one with its title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForFooterInSection: section)
  }

  /// The cell is about to be shown; each such call has one `didEndDisplaying`.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// The header is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// The footer is about to be shown.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// The cell is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// The header is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// The footer is no longer shown.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// The button for details was used.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    absent.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Whether a touch may highlight the row; true unless implemented.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// A touch highlighted the row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// The row is no longer highlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// The row that a tap selects instead; nil: none.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    absent.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// The row that is deselected instead; nil: none.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    absent.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// A tap selected the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// A tap deselected the row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Whether a tap performs the row's primary action; while the table is not edited unless
  /// implemented.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// A tap performs the row's primary action, after selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    absent.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// What the sign at the row's leading edge does; deletes unless implemented.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    absent.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// What the action for deleting is called; `Delete` unless implemented.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    absent.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// The actions at the row's leading edge; none unless implemented.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The actions at the row's trailing edge; nil: none; deleting unless implemented.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The actions at the row's trailing edge, in the way before iOS 11; nil: deleting.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    absent.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Whether the row makes room for its sign; true unless implemented.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    absent.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// The place that a moving row is to have instead of the proposed one.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    absent.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// How many steps the row is indented; what its cell says unless implemented.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    absent.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// The height of a row until it comes in sight, in points; the table's unless implemented.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// The height of a header until it comes in sight, in points; the table's unless implemented.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// The height of a footer until it comes in sight, in points; the table's unless implemented.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Whether a gesture that begins at the row selects many; false unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// A gesture selects many rows, beginning at this one.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// A gesture that selected many rows is over.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Whether keys can give the row the focus; unless overridden, as its cell says in
  /// `canBecomeFocused`.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Whether a drag that is held over the row selects it; yes unless it is overridden.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    absent.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Whether the focus may go from one row to another; true unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    absent.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// The focus went from one row to another.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// The row that gets the focus first; nil: the selected one, or the first in sight.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Whether the row is selected when it gets the focus; true unless implemented.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// The menu for a row that was pressed; none unless implemented.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// The view that a row's menu opens beside; none unless implemented.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// The view that a preview goes back to when a row's menu closes; none unless implemented.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Whether a row that is pressed long has a menu of what can be done with it; false unless implemented.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Whether a row's menu offers an action; false unless implemented.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// A person chose an action of a row's menu.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// A person chose a menu's preview.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// A row's menu comes.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// A row's menu goes.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// The row begins to be swiped.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    absent.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// The row is closed again; nil: it is gone.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    absent.tableView(tableView, didEndEditingRowAt: indexPath)
  }

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

  /// A person let go; `decelerate`: the content goes on by itself.
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
