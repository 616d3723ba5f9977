// SPDX-License-Identifier: Apache-2.0

extension LibraryProtocol {
  /// The optional methods of the protocols from `UIPageViewControllerDataSource` to `UIWindowSceneDelegate`, as the library declares them.
  static let moreSignatures = """
    protocol UIPageControlProgressDelegate
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) \
    -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
    protocol UIPageControlTimerProgressDelegate
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage \
    page: Int) -> Bool
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    protocol UIPageViewControllerDataSource
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
    protocol UIPageViewControllerDelegate
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating \
    finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: \
    Bool)
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo \
    pendingViewControllers: [UIViewController])
    protocol UIPasteConfigurationSupporting
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
    func paste(itemProviders: [NSItemProvider])
    protocol UIPencilInteractionDelegate
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    protocol UIPickerViewDelegate
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent \
    component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: \
    Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: \
    Int) -> String?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, \
    reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    protocol UIPointerInteractionDelegate
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: \
    UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: \
    UIPointerRegion) -> UIPointerStyle?
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: \
    UIPointerRegion, animator: any UIPointerInteractionAnimating)
    func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: \
    UIPointerRegion, animator: any UIPointerInteractionAnimating)
    protocol UIPopoverPresentationControllerDelegate
    func popoverPresentationController(_ popoverPresentationController: \
    UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, \
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
    func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: \
    UIPopoverPresentationController)
    func popoverPresentationControllerShouldDismissPopover(_ popoverPresentationController: \
    UIPopoverPresentationController) -> Bool
    func prepareForPopoverPresentation(_ popoverPresentationController: \
    UIPopoverPresentationController)
    protocol UISceneDelegate
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options \
    connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    protocol UIScreenshotServiceDelegate
    func screenshotService(_ screenshotService: UIScreenshotService, \
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> \
    Void)
    protocol UIScribbleInteractionDelegate
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) \
    -> Bool
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    protocol UIScrollViewAccessibilityDelegate
    func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
    protocol UIScrollViewDelegate
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: \
    CGFloat)
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    protocol UISearchBarDelegate
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: \
    Int)
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText \
    text: String) -> Bool
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    protocol UISearchControllerDelegate
    func didDismissSearchController(_ searchController: UISearchController)
    func didPresentSearchController(_ searchController: UISearchController)
    func presentSearchController(_ searchController: UISearchController)
    func willDismissSearchController(_ searchController: UISearchController)
    func willPresentSearchController(_ searchController: UISearchController)
    protocol UISearchTextFieldDelegate
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any \
    UISearchSuggestion)
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: \
    UISearchToken) -> NSItemProvider
    protocol UISheetPresentationControllerDelegate
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ \
    sheetPresentationController: UISheetPresentationController)
    protocol UISplitViewControllerDelegate
    func splitViewController(_ svc: UISplitViewController, \
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController \
    .DisplayMode) -> UISplitViewController.DisplayMode
    func splitViewController(_ svc: UISplitViewController, \
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> \
    UISplitViewController.Column
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: \
    UISplitViewController.DisplayMode)
    func splitViewController(_ svc: UISplitViewController, willHide column: \
    UISplitViewController.Column)
    func splitViewController(_ svc: UISplitViewController, willShow column: \
    UISplitViewController.Column)
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> \
    UIViewController?
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> \
    UIViewController?
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary \
    secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> \
    Bool
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom \
    primaryViewController: UIViewController) -> UIViewController?
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: \
    UIViewController, sender: Any?) -> Bool
    protocol UISpringLoadedInteractionBehavior
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
    protocol UITabBarControllerDelegate
    func tabBarController(_ tabBarController: UITabBarController, \
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> \
    (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: \
    UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: \
    UITab, previousTab: UITab?)
    func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor \
    tab: UITab, proposedViewControllers: [UIViewController]) -> [UIViewController]
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor \
    animationController: any UIViewControllerAnimatedTransitioning) -> (any \
    UIViewControllerInteractiveTransitioning)?
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: \
    UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> \
    Bool
    protocol UITabBarDelegate
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    protocol UITableViewDataSource
    func numberOfSections(in tableView: UITableView) -> Int
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, \
    forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to \
    destinationIndexPath: IndexPath)
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: \
    Int) -> Int
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    protocol UITableViewDataSourcePrefetching
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    protocol UITableViewDelegate
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: \
    IndexPath)
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt \
    indexPath: IndexPath, withSender sender: Any?) -> Bool
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: \
    IndexPath) -> Bool
    func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: \
    IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: \
    IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt \
    indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection \
    section: Int)
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection \
    section: Int)
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didUpdateFocusIn context: \
    UITableViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> \
    [UITableViewRowAction]?
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> \
    UITableViewCell.EditingStyle
    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> \
    CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> \
    CGFloat
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> \
    CGFloat
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> \
    Int
    func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: \
    IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: \
    IndexPath, withSender sender: Any?)
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, previewForDismissingContextMenuWithConfiguration \
    configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration \
    configuration: UIContextMenuConfiguration) -> UITargetedPreview?
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) \
    -> Bool
    func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: \
    IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) \
    -> Bool
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath, with \
    context: any UISpringLoadedInteractionContext) -> Bool
    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: \
    UITableViewFocusUpdateContext) -> Bool
    func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: \
    IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath
    func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: \
    IndexPath) -> String?
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: \
    IndexPath) -> UISwipeActionsConfiguration?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> \
    IndexPath?
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt \
    indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplayContextMenu configuration: \
    UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection \
    section: Int)
    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection \
    section: Int)
    func tableView(_ tableView: UITableView, willEndContextMenuInteraction configuration: \
    UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func tableView(_ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: \
    UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating)
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
    protocol UITableViewDragDelegate
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) \
    -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any \
    UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication \
    session: any UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at \
    indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    protocol UITableViewDropDelegate
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath) \
    -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, \
    withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal
    protocol UITextFieldDelegate
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, \
    suggestedActions: [UIMenuElement]) -> UIMenu?
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, \
    replacementString string: String) -> Bool
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any \
    UIEditMenuInteractionAnimating)
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any \
    UIEditMenuInteractionAnimating)
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: \
    UITextField.DidEndEditingReason)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    protocol UITextViewDelegate
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: \
    [UIMenuElement]) -> UIMenu?
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: \
    UIAction) -> UIAction?
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText \
    text: String) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: \
    NSRange) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: \
    NSRange, interaction: UITextItemInteraction) -> Bool
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any \
    UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any \
    UIEditMenuInteractionAnimating)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    protocol UIToolTipInteractionDelegate
    func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint) \
    -> UIToolTipConfiguration?
    protocol UIToolbarDelegate
    protocol UIViewControllerAnimatedTransitioning
    func animationEnded(_ transitionCompleted: Bool)
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) \
    -> any UIViewImplicitlyAnimating
    protocol UIViewControllerTransitioningDelegate
    func animationController(forDismissed dismissed: UIViewController) -> (any \
    UIViewControllerAnimatedTransitioning)?
    func animationController(forPresented presented: UIViewController, presenting: \
    UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForDismissal(using animator: any \
    UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForPresentation(using animator: any \
    UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    func presentationController(forPresented presented: UIViewController, presenting: \
    UIViewController?, source: UIViewController) -> UIPresentationController?
    protocol UIWindowSceneDelegate
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any \
    UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: \
    UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry \
    previousEffectiveGeometry: UIWindowScene.Geometry)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: \
    UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    """
}
