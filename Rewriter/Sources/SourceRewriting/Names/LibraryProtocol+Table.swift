// SPDX-License-Identifier: Apache-2.0

extension LibraryProtocol {
  /// The protocols of the library that have optional methods: each with those it refines, its
  /// optional methods by their names, and the others in full.
  static let table = """
    protocol CAAnimationDelegate
    animationDidStart(_:) animationDidStop(_:finished:)
    protocol CALayerDelegate
    display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:) action(for:forKey:)
    protocol NSLayoutManagerDelegate
    layoutManager(_:didCompleteLayoutFor:atEnd:) layoutManagerDidInvalidateLayout(_:)
    protocol NSTextStorageDelegate
    textStorage(_:didProcessEditing:range:changeInLength:)
    textStorage(_:willProcessEditing:range:changeInLength:)
    protocol NSUserActivityDelegate
    userActivityWillSave(_:) userActivityWasContinued(_:)
    protocol SFSafariViewControllerDelegate
    safariViewController(_:didCompleteInitialLoad:) safariViewControllerDidFinish(_:)
    protocol UIAdaptivePresentationControllerDelegate
    adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    protocol UIApplicationDelegate
    application(_:configurationForConnecting:options:) application(_:continue:restorationHandler:)
    application(_:didDiscardSceneSessions:)
    application(_:didFailToRegisterForRemoteNotificationsWithError:)
    application(_:didFinishLaunchingWithOptions:)
    application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    application(_:handleEventsForBackgroundURLSession:completionHandler:)
    application(_:open:options:) application(_:performActionFor:completionHandler:)
    application(_:performFetchWithCompletionHandler:)
    application(_:shouldAllowExtensionPointIdentifier:)
    application(_:supportedInterfaceOrientationsFor:)
    application(_:willFinishLaunchingWithOptions:) applicationDidBecomeActive(_:)
    applicationDidEnterBackground(_:) applicationDidFinishLaunching(_:)
    applicationDidReceiveMemoryWarning(_:) applicationProtectedDataDidBecomeAvailable(_:)
    applicationProtectedDataWillBecomeUnavailable(_:) applicationSignificantTimeChange(_:)
    applicationWillEnterForeground(_:) applicationWillResignActive(_:)
    applicationWillTerminate(_:)
    protocol UIBarPositioningDelegate
    position(for:)
    protocol UICollectionViewDataSource
    required func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection \
    section: Int) -> Int
    required func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: \
    IndexPath) -> UICollectionViewCell
    numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:) indexTitles(for:)
    collectionView(_:indexPathForIndexTitle:at:)
    protocol UICollectionViewDataSourcePrefetching
    required func collectionView(_ collectionView: UICollectionView, prefetchItemsAt \
    indexPaths: [IndexPath])
    collectionView(_:cancelPrefetchingForItemsAt:)
    protocol UICollectionViewDelegate UIScrollViewDelegate
    collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:)
    collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:)
    collectionView(_:didDeselectItemAt:) collectionView(_:canPerformPrimaryActionForItemAt:)
    collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)
    collectionView(_:performPrimaryActionForItemAt:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    collectionView(_:transitionLayoutForOldLayout:newLayout:) collectionView(_:canEditItemAt:)
    collectionView(_:shouldBeginMultipleSelectionInteractionAt:)
    collectionView(_:didBeginMultipleSelectionInteractionAt:)
    collectionViewDidEndMultipleSelectionInteraction(_:) collectionView(_:canFocusItemAt:)
    collectionView(_:shouldUpdateFocusIn:) collectionView(_:didUpdateFocusIn:with:)
    indexPathForPreferredFocusedView(in:) collectionView(_:selectionFollowsFocusForItemAt:)
    collectionView(_:willDisplay:forItemAt:)
    collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)
    collectionView(_:shouldSpringLoadItemAt:with:)
    collectionView(_:contextMenuConfigurationForItemsAt:point:)
    collectionView(_:contextMenuConfigurationForItemAt:point:)
    collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)
    collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    collectionView(_:willDisplayContextMenu:animator:)
    collectionView(_:willEndContextMenuInteraction:animator:)
    collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)
    collectionView(_:previewForDismissingContextMenuWithConfiguration:)
    collectionView(_:shouldShowMenuForItemAt:)
    collectionView(_:canPerformAction:forItemAt:withSender:)
    collectionView(_:performAction:forItemAt:withSender:)
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate
    collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    protocol UICollectionViewDragDelegate
    required func collectionView(_ collectionView: UICollectionView, itemsForBeginning \
    session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    collectionView(_:dragSessionWillBegin:) collectionView(_:dragSessionDidEnd:)
    collectionView(_:dragSessionAllowsMoveOperation:)
    collectionView(_:dragSessionIsRestrictedToDraggingApplication:)
    collectionView(_:itemsForAddingTo:at:point:)
    collectionView(_:dragPreviewParametersForItemAt:)
    protocol UICollectionViewDropDelegate
    required func collectionView(_ collectionView: UICollectionView, performDropWith \
    coordinator: any UICollectionViewDropCoordinator)
    collectionView(_:canHandle:) collectionView(_:dropSessionDidEnter:)
    collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    collectionView(_:dropSessionDidExit:) collectionView(_:dropSessionDidEnd:)
    collectionView(_:dropPreviewParametersForItemAt:)
    protocol UIColorPickerViewControllerDelegate
    colorPickerViewController(_:didSelect:continuously:) colorPickerViewControllerDidFinish(_:)
    colorPickerViewControllerDidSelectColor(_:)
    protocol UIContextMenuInteractionDelegate
    required func contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    contextMenuInteraction(_:willDisplayMenuFor:animator:)
    contextMenuInteraction(_:willEndFor:animator:)
    contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)
    contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
    protocol UIDragInteractionDelegate
    required func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any \
    UIDragSession) -> [UIDragItem]
    dragInteraction(_:previewForLifting:session:)
    dragInteraction(_:willAnimateLiftWith:session:) dragInteraction(_:sessionWillBegin:)
    dragInteraction(_:sessionAllowsMoveOperation:)
    dragInteraction(_:sessionIsRestrictedToDraggingApplication:)
    dragInteraction(_:prefersFullSizePreviewsFor:) dragInteraction(_:sessionDidMove:)
    dragInteraction(_:session:willEndWith:) dragInteraction(_:session:didEndWith:)
    dragInteraction(_:sessionDidTransferItems:)
    dragInteraction(_:itemsForAddingTo:withTouchAt:)
    dragInteraction(_:sessionForAddingItems:withTouchAt:)
    dragInteraction(_:session:willAdd:for:)
    dragInteraction(_:previewForCancelling:withDefault:)
    dragInteraction(_:item:willAnimateCancelWith:)
    protocol UIDocumentInteractionControllerDelegate
    documentInteractionControllerViewControllerForPreview(_:)
    documentInteractionControllerViewForPreview(_:)
    documentInteractionControllerRectForPreview(_:)
    documentInteractionControllerWillBeginPreview(_:)
    documentInteractionControllerDidEndPreview(_:)
    documentInteractionControllerWillPresentOptionsMenu(_:)
    documentInteractionControllerDidDismissOptionsMenu(_:)
    documentInteractionControllerWillPresentOpenInMenu(_:)
    documentInteractionControllerDidDismissOpenInMenu(_:)
    documentInteractionController(_:willBeginSendingToApplication:)
    documentInteractionController(_:didEndSendingToApplication:)
    protocol UIDocumentPickerDelegate
    documentPicker(_:didPickDocumentsAt:) documentPickerWasCancelled(_:)
    documentPicker(_:didPickDocumentAt:)
    protocol UIDropInteractionDelegate
    dropInteraction(_:canHandle:) dropInteraction(_:sessionDidEnter:)
    dropInteraction(_:sessionDidUpdate:) dropInteraction(_:sessionDidExit:)
    dropInteraction(_:performDrop:) dropInteraction(_:previewForDropping:withDefault:)
    dropInteraction(_:item:willAnimateDropWith:) dropInteraction(_:concludeDrop:)
    dropInteraction(_:sessionDidEnd:)
    protocol UIEditMenuInteractionDelegate
    editMenuInteraction(_:menuFor:suggestedActions:) editMenuInteraction(_:targetRectFor:)
    editMenuInteraction(_:willDismissMenuFor:animator:)
    editMenuInteraction(_:willPresentMenuFor:animator:)
    protocol UIFindInteractionDelegate
    required func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> \
    UIFindSession?
    findInteraction(_:didBegin:) findInteraction(_:didEnd:)
    protocol UIFontPickerViewControllerDelegate
    fontPickerViewControllerDidCancel(_:) fontPickerViewControllerDidPickFont(_:)
    protocol UIGestureRecognizerDelegate
    gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:)
    gestureRecognizer(_:shouldBeRequiredToFailBy:) gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldReceive:)
    protocol UIImagePickerControllerDelegate
    imagePickerController(_:didFinishPickingMediaWithInfo:) imagePickerControllerDidCancel(_:)
    protocol UILargeContentViewerInteractionDelegate
    largeContentViewerInteraction(_:didEndOn:at:) largeContentViewerInteraction(_:itemAt:)
    viewController(for:)
    protocol UINavigationBarDelegate UIBarPositioningDelegate
    navigationBar(_:shouldPush:) navigationBar(_:didPush:) navigationBar(_:shouldPop:)
    navigationBar(_:didPop:)
    protocol UINavigationControllerDelegate
    navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerFor:)
    protocol UINavigationItemRenameDelegate
    required func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: \
    String)
    navigationItemShouldBeginRenaming(_:)
    navigationItem(_:willBeginRenamingWith:selectedRange:)
    navigationItem(_:shouldEndRenamingWith:)
    protocol UIPageControlProgressDelegate
    pageControlProgress(_:initialProgressForPage:) pageControlProgressVisibilityDidChange(_:)
    protocol UIPageControlTimerProgressDelegate UIPageControlProgressDelegate
    pageControlTimerProgress(_:shouldAdvanceToPage:) pageControlTimerProgressDidChange(_:)
    protocol UIPageViewControllerDataSource
    required func pageViewController(_ pageViewController: UIPageViewController, \
    viewControllerBefore viewController: UIViewController) -> UIViewController?
    required func pageViewController(_ pageViewController: UIPageViewController, \
    viewControllerAfter viewController: UIViewController) -> UIViewController?
    presentationCount(for:) presentationIndex(for:)
    protocol UIPageViewControllerDelegate
    pageViewController(_:willTransitionTo:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    protocol UIPasteConfigurationSupporting
    paste(itemProviders:) canPaste(_:)
    protocol UIPencilInteractionDelegate
    pencilInteractionDidTap(_:)
    protocol UIPickerViewDelegate
    pickerView(_:widthForComponent:) pickerView(_:rowHeightForComponent:)
    pickerView(_:titleForRow:forComponent:) pickerView(_:attributedTitleForRow:forComponent:)
    pickerView(_:viewForRow:forComponent:reusing:) pickerView(_:didSelectRow:inComponent:)
    protocol UIPointerInteractionDelegate
    pointerInteraction(_:regionFor:defaultRegion:) pointerInteraction(_:styleFor:)
    pointerInteraction(_:willEnter:animator:) pointerInteraction(_:willExit:animator:)
    protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    popoverPresentationController(_:willRepositionPopoverTo:in:)
    popoverPresentationControllerDidDismissPopover(_:)
    popoverPresentationControllerShouldDismissPopover(_:) prepareForPopoverPresentation(_:)
    protocol UISceneDelegate
    scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:)
    sceneWillResignActive(_:) sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
    scene(_:continue:) scene(_:openURLContexts:) scene(_:willContinueUserActivityWithType:)
    stateRestorationActivity(for:)
    protocol UIScreenshotServiceDelegate
    screenshotService(_:generatePDFRepresentationWithCompletion:)
    protocol UIScribbleInteractionDelegate
    scribbleInteraction(_:shouldBeginAt:) scribbleInteractionDidFinishWriting(_:)
    scribbleInteractionShouldDelayFocus(_:) scribbleInteractionWillBeginWriting(_:)
    protocol UIScrollViewAccessibilityDelegate UIScrollViewDelegate
    accessibilityAttributedScrollStatus(for:) accessibilityScrollStatus(for:)
    protocol UIScrollViewDelegate
    scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    scrollViewDidEndDragging(_:willDecelerate:) scrollViewWillBeginDecelerating(_:)
    scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
    scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) viewForZooming(in:)
    scrollViewWillBeginZooming(_:with:) scrollViewDidZoom(_:)
    scrollViewDidEndZooming(_:with:atScale:) scrollViewDidChangeAdjustedContentInset(_:)
    protocol UISearchBarDelegate
    searchBarShouldBeginEditing(_:) searchBarTextDidBeginEditing(_:)
    searchBarShouldEndEditing(_:) searchBarTextDidEndEditing(_:) searchBar(_:textDidChange:)
    searchBar(_:shouldChangeTextIn:replacementText:) searchBarSearchButtonClicked(_:)
    searchBarBookmarkButtonClicked(_:) searchBarCancelButtonClicked(_:)
    searchBar(_:selectedScopeButtonIndexDidChange:) searchBarResultsListButtonClicked(_:)
    protocol UISearchControllerDelegate
    willPresentSearchController(_:) didPresentSearchController(_:)
    willDismissSearchController(_:) didDismissSearchController(_:) presentSearchController(_:)
    protocol UISearchTextFieldDelegate UITextFieldDelegate
    searchTextField(_:itemProviderForCopying:) searchTextField(_:didSelect:)
    protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    protocol UISplitViewControllerDelegate
    splitViewController(_:willChangeTo:)
    splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    splitViewController(_:displayModeForExpandingToProposedDisplayMode:)
    splitViewControllerDidCollapse(_:) splitViewControllerDidExpand(_:)
    splitViewController(_:willShow:) splitViewController(_:willHide:)
    primaryViewController(forCollapsing:) primaryViewController(forExpanding:)
    splitViewController(_:collapseSecondary:onto:)
    splitViewController(_:separateSecondaryFrom:) splitViewController(_:showDetail:sender:)
    protocol UISpringLoadedInteractionBehavior
    interactionDidFinish(_:)
    protocol UITabBarControllerDelegate
    tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
    tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBarController(_:didSelectTab:previousTab:) tabBarController(_:interactionControllerFor:)
    tabBarController(_:shouldSelectTab:)
    tabBarController(_:displayedViewControllersFor:proposedViewControllers:)
    protocol UITabBarDelegate
    tabBar(_:didSelect:)
    protocol UITableViewDataSource
    required func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> \
    Int
    required func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> \
    UITableViewCell
    numberOfSections(in:) tableView(_:titleForHeaderInSection:)
    tableView(_:titleForFooterInSection:) tableView(_:canEditRowAt:)
    tableView(_:canMoveRowAt:) tableView(_:moveRowAt:to:) tableView(_:commit:forRowAt:)
    sectionIndexTitles(for:) tableView(_:sectionForSectionIndexTitle:at:)
    protocol UITableViewDataSourcePrefetching
    required func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    tableView(_:cancelPrefetchingForRowsAt:)
    protocol UITableViewDelegate UIScrollViewDelegate
    tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:)
    tableView(_:heightForFooterInSection:) tableView(_:estimatedHeightForRowAt:)
    tableView(_:estimatedHeightForHeaderInSection:)
    tableView(_:estimatedHeightForFooterInSection:) tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:) tableView(_:willDisplay:forRowAt:)
    tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:didEndDisplayingHeaderView:forSection:)
    tableView(_:didEndDisplayingFooterView:forSection:)
    tableView(_:accessoryButtonTappedForRowWith:) tableView(_:shouldHighlightRowAt:)
    tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
    tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:)
    tableView(_:didDeselectRowAt:) tableView(_:canPerformPrimaryActionForRowAt:)
    tableView(_:performPrimaryActionForRowAt:) tableView(_:editingStyleForRowAt:)
    tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:willBeginEditingRowAt:) tableView(_:didEndEditingRowAt:)
    tableView(_:editActionsForRowAt:) tableView(_:shouldIndentWhileEditingRowAt:)
    tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    tableView(_:indentationLevelForRowAt:)
    tableView(_:shouldBeginMultipleSelectionInteractionAt:)
    tableView(_:didBeginMultipleSelectionInteractionAt:)
    tableViewDidEndMultipleSelectionInteraction(_:) tableView(_:canFocusRowAt:)
    tableView(_:shouldUpdateFocusIn:) tableView(_:didUpdateFocusIn:with:)
    indexPathForPreferredFocusedView(in:) tableView(_:selectionFollowsFocusForRowAt:)
    tableView(_:shouldSpringLoadRowAt:with:)
    tableView(_:contextMenuConfigurationForRowAt:point:)
    tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    tableView(_:willPerformPreviewActionForMenuWith:animator:)
    tableView(_:willDisplayContextMenu:animator:)
    tableView(_:willEndContextMenuInteraction:animator:)
    tableView(_:previewForDismissingContextMenuWithConfiguration:)
    tableView(_:shouldShowMenuForRowAt:)
    tableView(_:canPerformAction:forRowAt:withSender:)
    tableView(_:performAction:forRowAt:withSender:)
    protocol UITableViewDragDelegate
    required func tableView(_ tableView: UITableView, itemsForBeginning session: any \
    UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    tableView(_:dragSessionWillBegin:) tableView(_:dragSessionDidEnd:)
    tableView(_:dragSessionAllowsMoveOperation:)
    tableView(_:dragSessionIsRestrictedToDraggingApplication:)
    tableView(_:itemsForAddingTo:at:point:)
    tableView(_:dragPreviewParametersForRowAt:)
    protocol UITableViewDropDelegate
    required func tableView(_ tableView: UITableView, performDropWith coordinator: any \
    UITableViewDropCoordinator)
    tableView(_:canHandle:) tableView(_:dropSessionDidEnter:)
    tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)
    tableView(_:dropSessionDidExit:) tableView(_:dropSessionDidEnd:)
    tableView(_:dropPreviewParametersForRowAt:)
    protocol UITextFieldDelegate
    textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:) textFieldDidEndEditing(_:reason:)
    textField(_:shouldChangeCharactersIn:replacementString:) textFieldDidChangeSelection(_:)
    textFieldShouldClear(_:) textFieldShouldReturn(_:)
    textField(_:editMenuForCharactersIn:suggestedActions:) textField(_:willPresentEditMenuWith:)
    textField(_:willDismissEditMenuWith:)
    protocol UITextViewDelegate UIScrollViewDelegate
    textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:) textViewDidBeginEditing(_:)
    textViewDidEndEditing(_:) textView(_:shouldChangeTextIn:replacementText:)
    textViewDidChange(_:) textViewDidChangeSelection(_:)
    textView(_:primaryActionFor:defaultAction:) textView(_:shouldInteractWith:in:interaction:)
    textView(_:shouldInteractWith:in:) textView(_:editMenuForTextIn:suggestedActions:)
    textView(_:willPresentEditMenuWith:) textView(_:willDismissEditMenuWith:)
    protocol UIToolTipInteractionDelegate
    toolTipInteraction(_:configurationAt:)
    protocol UIToolbarDelegate UIBarPositioningDelegate
    protocol UIViewControllerAnimatedTransitioning
    required func transitionDuration(using transitionContext: (any \
    UIViewControllerContextTransitioning)?) -> TimeInterval
    required func animateTransition(using transitionContext: any \
    UIViewControllerContextTransitioning)
    animationEnded(_:) interruptibleAnimator(using:)
    protocol UIViewControllerTransitioningDelegate
    presentationController(forPresented:presenting:source:)
    animationController(forDismissed:) animationController(forPresented:presenting:source:)
    interactionControllerForDismissal(using:) interactionControllerForPresentation(using:)
    protocol UIWindowSceneDelegate UISceneDelegate
    windowScene(_:performActionFor:completionHandler:)
    windowScene(_:didUpdateEffectiveGeometry:)
    windowScene(_:didUpdate:interfaceOrientation:traitCollection:)
    """
}
