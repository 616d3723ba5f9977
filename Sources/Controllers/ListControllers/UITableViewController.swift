// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionViews
import MullionContracts
public import MullionControls
public import MullionTables
public import MullionViewControllers
public import MullionViewTree

/// A view controller whose view is a table view, of which it is the data source and delegate.
///
/// Override the methods of the two protocols that are needed; they are members of the class, so that
/// overriding works without Objective-C.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var ownView: UITableView?
  private let keyboardRoom = KeyboardAvoidance()
  /// The default implementations of methods that are not overridden.
  private let absent = DefaultTableMethods()

  // MARK: Initializers

  /// Creates a controller of a table with the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table comes from a nib, or else has the style `plain`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from an interface file; any other coder creates a controller of a table with the
  /// style `plain`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.fill(self, as: UITableViewController.self)
  }

  // MARK: Table view

  /// The table, which is the controller's view; accessing it loads the view.
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

  /// The refresh control of the table.
  ///
  /// If it is set before the table is loaded, the table gets it then.
  open var refreshControl: UIRefreshControl? {
    get { ownView.map(\.refreshControl) ?? waitingRefreshControl }
    set {
      if let ownView { ownView.refreshControl = newValue } else { waitingRefreshControl = newValue }
    }
  }
  private var waitingRefreshControl: UIRefreshControl?

  /// Whether the selection is cleared when the view appears.
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

  /// Clears the selection if ``clearsSelectionOnViewWillAppear`` is `true`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownView else { return }
    for path in ownView.indexPathsForSelectedRows ?? [] {
      ownView.deselectRow(at: path, animated: animated)
    }
  }

  /// Begins to inset the table for the keyboard.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    keyboardRoom.begin(in: ownView)
  }

  /// Ends insetting the table for the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardRoom.end()
  }

  /// Flashes the scroll indicators.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownView?.flashScrollIndicators()
  }

  /// Sets whether the user can edit the content, and puts the table into or out of its editing mode, which
  /// deselects all rows.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownView?.setEditing(editing, animated: animated)
  }

  // MARK: Data

  /// Returns the number of rows in `section`; by default the number of static rows, or 0 without static
  /// content.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.rowCount(in: section) ?? 0
  }

  /// Returns the configured cell of the row at `indexPath`; by default the static cell, and traps if there is
  /// none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
    contractBroken(
      "\(type(of: self)) shows rows, but does not override tableView(_:cellForRowAt:); override it, "
        + "or give the table another data source")
  }

  /// Returns the number of sections; by default the number of static sections, or 1 without static content.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sectionCount ?? absent.numberOfSections(in: tableView)
  }

  /// Returns the title of a section's header; by default the title in the static content, or `nil`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.header(of: section) }
    return absent.tableView(tableView, titleForHeaderInSection: section)
  }

  /// Returns the title of a section's footer; by default the title in the static content, or `nil`.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    if let content = tableView.staticContent { return content.footer(of: section) }
    return absent.tableView(tableView, titleForFooterInSection: section)
  }

  /// Returns whether the row may be edited: deleted by a swipe, and with an editing control at its edge; by
  /// default `true`.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canEditRowAt: indexPath)
  }

  /// Returns whether the user may move the row; by default `false`.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canMoveRowAt: indexPath)
  }

  /// Moves a row in the data, after the user moved it; unless overridden, logs a diagnostic, and the row
  /// returns to its origin.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    absent.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
  }

  /// Deletes or inserts a row in the data, on request of the user; unless overridden, logs a diagnostic and
  /// changes nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
  }

  /// Returns the titles of the index beside the rows; by default `nil`.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    absent.sectionIndexTitles(for: tableView)
  }

  /// Returns the section to which a title of the index leads; by default the section with the title's index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    absent.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
  }

  // MARK: Delegate

  /// Returns the height of a row, in points, or `automaticDimension`; by default the height of the static
  /// content's row, or `rowHeight` of the table.
  ///
  /// Called for visible rows, and for all rows if the estimated height is 0.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let content = tableView.staticContent {
      return content.height(at: indexPath) ?? tableView.rowHeight
    }
    return absent.tableView(tableView, heightForRowAt: indexPath)
  }

  /// Returns the height of a section's header, in points, or `automaticDimension`; by default
  /// `sectionHeaderHeight` of the table.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForHeaderInSection: section)
  }

  /// Returns the height of a section's footer, in points, or `automaticDimension`; by default
  /// `sectionFooterHeight` of the table.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    absent.tableView(tableView, heightForFooterInSection: section)
  }

  /// Returns the header of a section; by default `nil`, for one with the section's title.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForHeaderInSection: section)
  }

  /// Returns the footer of a section; by default `nil`, for one with the section's title.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    absent.tableView(tableView, viewForFooterInSection: section)
  }

  /// Called before the cell is displayed; each call is followed by a call of `didEndDisplaying`.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  /// Called before the header is displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  /// Called before the footer is displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  /// Called after the cell was removed from display.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    absent.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// Called after the header was removed from display.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  /// Called after the footer was removed from display.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    absent.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Called after the detail button was tapped.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    absent.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Returns whether a touch may highlight the row; by default `true`.
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  /// Called after a touch highlighted the row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didHighlightRowAt: indexPath)
  }

  /// Called after the row was unhighlighted.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  /// Returns the row that is selected when the user selects the row at `indexPath`, or `nil` for none; by
  /// default that row.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    absent.tableView(tableView, willSelectRowAt: indexPath)
  }

  /// Returns the row that is deselected instead, or `nil` for none; by default the given row.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    absent.tableView(tableView, willDeselectRowAt: indexPath)
  }

  /// Called after the user selected the row, by a tap, a key or a gesture.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// Called after the user deselected the row, or selected another one in its place.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    absent.tableView(tableView, didDeselectRowAt: indexPath)
  }

  /// Returns whether a tap or the Enter key performs the row's primary action; by default `true` unless the
  /// table is being edited.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  /// Performs the row's primary action after a tap on the row, or the Enter key, even if that did not change
  /// the selection.
  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    absent.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  /// Returns the style of the editing control at the row's leading edge; by default `delete`.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    absent.tableView(tableView, editingStyleForRowAt: indexPath)
  }

  /// Returns the title of the delete action; by default `nil`, for the title `Delete`.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    absent.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  /// Returns the actions at the row's leading edge; by default `nil`.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the actions at the row's trailing edge, or `nil` for none; by default deletion.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    absent.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// Returns the actions at the row's trailing edge, as before iOS 11; by default `nil`, for deletion.
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    absent.tableView(tableView, editActionsForRowAt: indexPath)
  }

  /// Returns whether the row is indented for its editing control; by default `true`.
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    absent.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  /// Returns the target index path of a moving row; by default the proposed index path.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    absent.tableView(
      tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
      toProposedIndexPath: proposedDestinationIndexPath)
  }

  /// Returns the indentation level of the row; by default the level of its cell.
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    absent.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  /// Returns the estimated height of a row until it becomes visible, in points; by default
  /// `estimatedRowHeight` of the table.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  /// Returns the estimated height of a header until it becomes visible, in points; by default
  /// `estimatedSectionHeaderHeight` of the table.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  /// Returns the estimated height of a footer until it becomes visible, in points; by default
  /// `estimatedSectionFooterHeight` of the table.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    absent.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  /// Returns whether a gesture that begins at the row may select several rows; by default `false`.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }

  /// Called when a gesture that selects several rows begins at the row.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}

  /// Called after the gesture that selected several rows ended.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}

  /// Returns whether the row can be focused; by default `canBecomeFocused` of its cell, or `allowsSelection`
  /// of the table if the cell is not visible.
  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    absent.tableView(tableView, canFocusRowAt: indexPath)
  }

  /// Returns whether a drag held over the row selects it, if `isSpringLoaded` is `true`; by default `true`.
  open func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    absent.tableView(tableView, shouldSpringLoadRowAt: indexPath, with: context)
  }

  /// Returns whether the focus may move from one row to another; by default `true`.
  open func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    absent.tableView(tableView, shouldUpdateFocusIn: context)
  }

  /// Called after the focus moved from one row to another.
  open func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Returns the row that is focused first; `nil`, the default, for the selected row, or else the first
  /// visible row.
  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }

  /// Returns whether the row is selected when it is focused, if selection follows focus; by default `true`.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    absent.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  /// Returns the menu for a row that was pressed; by default `nil`.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns the preview from which a row's menu opens; by default `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns the preview to which a row's menu closes; by default `nil`.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Returns whether a long press on a row without a context menu shows a menu of actions; by default
  /// `false`.
  open func tableView(
    _ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  /// Returns whether a row's menu contains an action; by default `false`.
  open func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  /// Performs an action of a row's menu that the user chose.
  open func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}

  /// Called when the user chose a menu's preview.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Called before a row's menu is displayed.
  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called before a row's menu is dismissed.
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Called when the user begins to swipe the row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    absent.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  /// Called after the row was closed again; `indexPath` is `nil` if the row was removed.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    absent.tableView(tableView, didEndEditingRowAt: indexPath)
  }

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

  /// Called after the user ended dragging; `decelerate` is whether the content continues to scroll.
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

  /// Returns whether the content may scroll to its top on request of the user; by default `true`.
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
