// SPDX-License-Identifier: Apache-2.0

extension LibraryProtocol {
  /// The optional methods of the protocols from `CAAnimationDelegate` to `UINavigationControllerDelegate`, as the library declares them.
  static let signatures = """
    protocol CAAnimationDelegate
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    protocol CALayerDelegate
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    protocol NSLayoutManagerDelegate
    func layoutManager(_ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: \
    NSTextContainer?, atEnd layoutFinishedFlag: Bool)
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    protocol NSTextStorageDelegate
    func textStorage(_ textStorage: NSTextStorage, didProcessEditing editedMask: \
    NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    func textStorage(_ textStorage: NSTextStorage, willProcessEditing editedMask: \
    NSTextStorage.EditActions, range editedRange: NSRange, changeInLength delta: Int)
    protocol NSUserActivityDelegate
    func userActivityWasContinued(_ userActivity: NSUserActivity)
    func userActivityWillSave(_ userActivity: NSUserActivity)
    protocol SFSafariViewControllerDelegate
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad \
    didLoadSuccessfully: Bool)
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    protocol UIAdaptivePresentationControllerDelegate
    func adaptivePresentationStyle(for controller: UIPresentationController) -> \
    UIModalPresentationStyle
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: \
    UITraitCollection) -> UIModalPresentationStyle
    func presentationController(_ controller: UIPresentationController, \
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> \
    UIViewController?
    func presentationController(_ presentationController: UIPresentationController, \
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle, transitionCoordinator: (any \
    UIViewControllerTransitionCoordinator)?)
    func presentationControllerDidAttemptToDismiss(_ presentationController: \
    UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) \
    -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    protocol UIApplicationDelegate
    func application(_ application: UIApplication, configurationForConnecting \
    connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> \
    UISceneConfiguration
    func application(_ application: UIApplication, continue userActivity: NSUserActivity, \
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: \
    Set<UISceneSession>)
    func application(_ application: UIApplication, \
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: \
    [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping \
    (UIBackgroundFetchResult) -> Void)
    func application(_ application: UIApplication, \
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    func application(_ application: UIApplication, handleEventsForBackgroundURLSession identifier: \
    String, completionHandler: @escaping () -> Void)
    func application(_ app: UIApplication, open url: URL, options: \
    [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    func application(_ application: UIApplication, performActionFor shortcutItem: \
    UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    func application(_ application: UIApplication, performFetchWithCompletionHandler \
    completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    func application(_ application: UIApplication, shouldAllowExtensionPointIdentifier \
    extensionPointIdentifier: UIApplication.ExtensionPointIdentifier) -> Bool
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: \
    UIWindow?) -> UIInterfaceOrientationMask
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationDidFinishLaunching(_ application: UIApplication)
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)
    func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    func applicationSignificantTimeChange(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationWillTerminate(_ application: UIApplication)
    protocol UIBarPositioningDelegate
    func position(for bar: any UIBarPositioning) -> UIBarPosition
    protocol UICollectionViewDataSource
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) \
    -> Bool
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, \
    at index: Int) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: \
    IndexPath, to destinationIndexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind \
    kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func numberOfSections(in collectionView: UICollectionView) -> Int
    protocol UICollectionViewDataSourcePrefetching
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt \
    indexPaths: [IndexPath])
    protocol UICollectionViewDelegate
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) \
    -> Bool
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) \
    -> Bool
    func collectionView(_ collectionView: UICollectionView, canPerformAction action: Selector, \
    forItemAt indexPath: IndexPath, withSender sender: Any?) -> Bool
    func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt \
    indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration \
    configuration: UIContextMenuConfiguration, dismissalPreviewForItemAt indexPath: IndexPath) -> \
    UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfiguration \
    configuration: UIContextMenuConfiguration, highlightPreviewForItemAt indexPath: IndexPath) -> \
    UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt \
    indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt \
    indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration?
    func collectionView(_ collectionView: UICollectionView, \
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: \
    IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: \
    UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView \
    view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: \
    IndexPath)
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: \
    IndexPath)
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: \
    IndexPath)
    func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: \
    UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
    func collectionView(_ collectionView: UICollectionView, performAction action: Selector, \
    forItemAt indexPath: IndexPath, withSender sender: Any?)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt \
    indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, \
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> \
    UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, \
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) \
    -> UITargetedPreview?
    func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt \
    indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, \
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: \
    IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: \
    IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: \
    IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: \
    IndexPath) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: \
    IndexPath, with context: any UISpringLoadedInteractionContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, shouldUpdateFocusIn context: \
    UICollectionViewFocusUpdateContext) -> Bool
    func collectionView(_ collectionView: UICollectionView, \
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
    func collectionView(_ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt \
    currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, \
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath, \
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: \
    IndexPath) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, transitionLayoutForOldLayout \
    fromLayout: UICollectionViewLayout, newLayout toLayout: UICollectionViewLayout) -> \
    UICollectionViewTransitionLayout
    func collectionView(_ collectionView: UICollectionView, willDisplay cell: \
    UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willDisplayContextMenu configuration: \
    UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: \
    UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, willEndContextMenuInteraction \
    configuration: UIContextMenuConfiguration, animator: (any \
    UIContextMenuInteractionAnimating)?)
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith \
    configuration: UIContextMenuConfiguration, animator: any \
    UIContextMenuInteractionCommitAnimating)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    protocol UICollectionViewDelegateFlowLayout
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize
    func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: \
    UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
    protocol UICollectionViewDragDelegate
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt \
    indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation \
    session: any UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any \
    UIDragSession)
    func collectionView(_ collectionView: UICollectionView, \
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any \
    UIDragSession)
    func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any \
    UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    protocol UICollectionViewDropDelegate
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) \
    -> Bool
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt \
    indexPath: IndexPath) -> UIDragPreviewParameters?
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any \
    UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any \
    UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any \
    UIDropSession)
    func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any \
    UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> \
    UICollectionViewDropProposal
    protocol UIColorPickerViewControllerDelegate
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect \
    color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    protocol UIContextMenuInteractionDelegate
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: \
    UIContextMenuConfiguration, dismissalPreviewForItemWithIdentifier identifier: any NSCopying) \
    -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configuration: \
    UIContextMenuConfiguration, highlightPreviewForItemWithIdentifier identifier: any NSCopying) \
    -> UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> \
    UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> \
    UITargetedPreview?
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willDisplayMenuFor \
    configuration: UIContextMenuConfiguration, animator: (any \
    UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor \
    configuration: UIContextMenuConfiguration, animator: (any \
    UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any \
    UIContextMenuInteractionCommitAnimating)
    protocol UIDocumentInteractionControllerDelegate
    func documentInteractionController(_ controller: UIDocumentInteractionController, \
    didEndSendingToApplication application: String?)
    func documentInteractionController(_ controller: UIDocumentInteractionController, \
    willBeginSendingToApplication application: String?)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: \
    UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: \
    UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: \
    UIDocumentInteractionController)
    func documentInteractionControllerRectForPreview(_ controller: \
    UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewControllerForPreview(_ controller: \
    UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerViewForPreview(_ controller: \
    UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: \
    UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: \
    UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: \
    UIDocumentInteractionController)
    protocol UIDocumentPickerDelegate
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: \
    [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    protocol UIDragInteractionDelegate
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, \
    willAnimateCancelWith animator: any UIDragAnimating)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any \
    UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: \
    any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, \
    withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, \
    session: any UIDragSession) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith \
    operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd \
    items: [UIDragItem], for addingInteraction: UIDragInteraction)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, \
    willEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: \
    any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any \
    UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any \
    UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionForAddingItems sessions: [any \
    UIDragSession], withTouchAt point: CGPoint) -> (any UIDragSession)?
    func dragInteraction(_ interaction: UIDragInteraction, \
    sessionIsRestrictedToDraggingApplication session: any UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any \
    UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any \
    UIDragAnimating, session: any UIDragSession)
    protocol UIDropInteractionDelegate
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) \
    -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any \
    UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith \
    animator: any UIDragAnimating)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any \
    UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, previewForDropping item: UIDragItem, \
    withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any \
    UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any \
    UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any \
    UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any \
    UIDropSession) -> UIDropProposal
    protocol UIEditMenuInteractionDelegate
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: \
    UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu?
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: \
    UIEditMenuConfiguration) -> CGRect
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willDismissMenuFor \
    configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    func editMenuInteraction(_ interaction: UIEditMenuInteraction, willPresentMenuFor \
    configuration: UIEditMenuConfiguration, animator: any UIEditMenuInteractionAnimating)
    protocol UIFindInteractionDelegate
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
    protocol UIFontPickerViewControllerDelegate
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    protocol UIGestureRecognizerDelegate
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy \
    otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: \
    UIEvent) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, \
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf \
    otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    protocol UIImagePickerControllerDelegate
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo \
    info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    protocol UILargeContentViewerInteractionDelegate
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, didEndOn \
    item: (any UILargeContentViewerItem)?, at point: CGPoint)
    func largeContentViewerInteraction(_ interaction: UILargeContentViewerInteraction, itemAt \
    point: CGPoint) -> (any UILargeContentViewerItem)?
    func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
    protocol UINavigationBarDelegate
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> \
    Bool
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> \
    Bool
    protocol UINavigationControllerDelegate
    func navigationController(_ navigationController: UINavigationController, \
    animationControllerFor operation: UINavigationController.Operation, from fromVC: \
    UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationController(_ navigationController: UINavigationController, didShow \
    viewController: UIViewController, animated: Bool)
    func navigationController(_ navigationController: UINavigationController, \
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> \
    (any UIViewControllerInteractiveTransitioning)?
    func navigationController(_ navigationController: UINavigationController, willShow \
    viewController: UIViewController, animated: Bool)
    protocol UINavigationItemRenameDelegate
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) \
    -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: \
    String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    """
}
