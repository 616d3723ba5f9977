// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/rewriter-table from the built modules.

/// The public declarations of the library that the rewriter looks names up in.
enum LibraryTable {
  /// Each class behind the one that it inherits from; behind a hyphen those that inherit from none.
  static let classes = """
    - AVAnyAsyncProperty CGColor CGColorSpace CGContext CGDataProvider CGGradient CGImage \
    CGImageDestination CGImageSource CGLayer CGPath CGPattern
    AVAnyAsyncProperty AVPartialAsyncProperty
    AVAsset AVURLAsset
    AVPartialAsyncProperty AVAsyncProperty
    AccessibleObject UIResponder
    CAAnimation CAAnimationGroup CAPropertyAnimation CATransition
    CABasicAnimation CASpringAnimation
    CALayer CAGradientLayer CAScrollLayer CAShapeLayer CATextLayer CATransformLayer
    CAPropertyAnimation CABasicAnimation CAKeyframeAnimation
    CGPath CGMutablePath
    NSCollectionLayoutItem NSCollectionLayoutDecorationItem NSCollectionLayoutGroup \
    NSCollectionLayoutSupplementaryItem
    NSCollectionLayoutSupplementaryItem NSCollectionLayoutBoundarySupplementaryItem
    NSLayoutAnchor NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor
    NSMutableAttributedString NSTextStorage
    NSObject AVAsset AVAssetImageGenerator AVAssetTrack AccessibleObject CAAnimation CADisplayLink \
    CALayer CAMediaTimingFunction CATransaction CAValueFunction CIColor CIContext CIFilter CIImage \
    CIVector FileWrapper NSCollectionLayoutAnchor NSCollectionLayoutDimension \
    NSCollectionLayoutEdgeSpacing NSCollectionLayoutGroupCustomItem NSCollectionLayoutItem \
    NSCollectionLayoutSection NSCollectionLayoutSize NSCollectionLayoutSpacing NSDataAsset \
    NSDiffableDataSourceSnapshotReference NSExtensionContext NSItemProvider NSKeyValueObservation \
    NSLayoutAnchor NSLayoutConstraint NSLayoutManager NSParagraphStyle NSShadow \
    NSStringDrawingContext NSTextAttachment NSTextContainer NSTextTab NSUserActivity PHLivePhoto \
    PHPhotoLibrary UIAccessibilityCustomAction UIAccessibilityCustomRotor \
    UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate UIActivity \
    UIAlertAction UIApplicationShortcutIcon UIApplicationShortcutItem UIBarAppearance \
    UIBarButtonItemAppearance UIBarButtonItemGroup UIBarButtonItemStateAppearance UIBarItem \
    UIBezierPath UICollectionLayoutSectionOrthogonalScrollingProperties \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewDiffableDataSource \
    UICollectionViewLayout UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UICollectionViewPlaceholder \
    UICollectionViewUpdateItem UIColor UICommandAlternate UIContextMenuConfiguration \
    UIContextMenuInteraction UIContextualAction UICubicTimingParameters UIDevice UIDocument \
    UIDocumentInteractionController UIDocumentProperties UIDragInteraction UIDragItem \
    UIDragPreview UIDropInteraction UIDropProposal UIEditMenuConfiguration UIEditMenuInteraction \
    UIEvent UIFeedbackGenerator UIFindInteraction UIFindSession UIFocusAnimationCoordinator \
    UIFocusEffect UIFocusMovementHint UIFocusSystem UIFocusUpdateContext UIFont UIFontDescriptor \
    UIFontMetrics UIGestureRecognizer UIGraphicsRenderer UIGraphicsRendererContext \
    UIGraphicsRendererFormat UIImage UIImageAsset UIKey UILargeContentViewerInteraction \
    UILayoutGuide UILocalizedIndexedCollation UIMenuController UIMenuElement UIMenuItem \
    UIMenuSystem UIMotionEffect UINavigationItem UINib UIOpenURLContext UIPageControlProgress \
    UIPasteConfiguration UIPasteboard UIPencilInteraction UIPercentDrivenInteractiveTransition \
    UIPointerInteraction UIPointerRegion UIPointerRegionRequest UIPointerStyle \
    UIPresentationController UIPress UIPreviewParameters UIPreviewTarget \
    UISceneActivationConditions UISceneConfiguration UISceneDestructionRequestOptions \
    UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen UIScreenshotService \
    UIScribbleInteraction UIScrollEdgeEffect UISearchSuggestionItem UISearchToken \
    UISpringLoadedInteraction UISpringTimingParameters UIStatusBarManager UIStoryboard \
    UIStoryboardSegue UIStoryboardUnwindSegueSource UISwipeActionsConfiguration \
    UISymbolEffectCompletionContext UITab UITabBarItemAppearance UITabBarItemStateAppearance \
    UITabSidebarItem UITableViewDiffableDataSource UITableViewPlaceholder UITableViewRowAction \
    UITargetedPreview UITextChecker UITextInputAssistantItem UITextInputMode \
    UITextInputPasswordRules UITextInputStringTokenizer UITextItem UITextPosition UITextRange \
    UITextSearchOptions UITextSelectionRect UIToolTipConfiguration UIToolTipInteraction UITouch \
    UITraitCollection UIUpdateActionPhase UIUpdateInfo UIUpdateLink UIViewPropertyAnimator \
    UIVisualEffect UndoManager
    NSParagraphStyle NSMutableParagraphStyle
    Operation UIActivityItemProvider
    TwoTouchGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer
    UIApplicationShortcutItem UIMutableApplicationShortcutItem
    UIBarAppearance UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance
    UIBarItem UIBarButtonItem UITabBarItem
    UICollectionReusableView UICollectionViewCell
    UICollectionViewCell UICollectionViewListCell
    UICollectionViewLayout UICollectionViewCompositionalLayout UICollectionViewFlowLayout \
    UICollectionViewTransitionLayout
    UICollectionViewLayoutInvalidationContext UICollectionViewFlowLayoutInvalidationContext
    UICollectionViewPlaceholder UICollectionViewDropPlaceholder
    UICommand UIKeyCommand
    UIControl UIButton UIColorWell UIDatePicker UIPageControl UIRefreshControl UISegmentedControl \
    UISlider UIStepper UISwitch UITextField
    UIDropProposal UICollectionViewDropProposal UITableViewDropProposal
    UIEvent UIPressesEvent
    UIFeedbackGenerator UICanvasFeedbackGenerator UIImpactFeedbackGenerator \
    UINotificationFeedbackGenerator UISelectionFeedbackGenerator
    UIFindSession UITextSearchingFindSession
    UIFocusEffect UIFocusHaloEffect
    UIFocusUpdateContext UICollectionViewFocusUpdateContext UITableViewFocusUpdateContext
    UIGestureRecognizer TwoTouchGestureRecognizer UIHoverGestureRecognizer \
    UILongPressGestureRecognizer UIPanGestureRecognizer UISwipeGestureRecognizer \
    UITapGestureRecognizer
    UIGraphicsRenderer UIGraphicsImageRenderer
    UIGraphicsRendererContext UIGraphicsImageRendererContext
    UIGraphicsRendererFormat UIGraphicsImageRendererFormat
    UILayoutGuide UIFocusGuide UITrackingLayoutGuide
    UIMenuElement UIAction UICommand UIDeferredMenuElement UIMenu
    UIMotionEffect UIInterpolatingMotionEffect UIMotionEffectGroup
    UINavigationController UIImagePickerController
    UIPageControlProgress UIPageControlTimerProgress
    UIPanGestureRecognizer UIScreenEdgePanGestureRecognizer
    UIPresentationController UIPopoverPresentationController UISheetPresentationController
    UIPreviewParameters UIDragPreviewParameters
    UIPreviewTarget UIDragPreviewTarget
    UIResponder UIAccessibilityElement UIApplication UIScene UIView UIViewController
    UIScene UIWindowScene
    UIScrollView UICollectionView UITableView UITextView
    UITab UISearchTab UITabGroup
    UITableViewPlaceholder UITableViewDropPlaceholder
    UITargetedPreview UITargetedDragPreview
    UITextField UISearchTextField
    UITrackingLayoutGuide UIKeyboardLayoutGuide
    UIView PHLivePhotoView UIActivityIndicatorView UICollectionReusableView \
    UIContentUnavailableView UIControl UIImageView UIInputView UILabel UIListContentView \
    UINavigationBar UIPickerView UIPopoverBackgroundView UIProgressView UIScrollView UISearchBar \
    UIStackView UITabBar UITableViewCell UITableViewHeaderFooterView UIToolbar UIVisualEffectView \
    UIWindow
    UIViewController PHPickerViewController SFSafariViewController UIActivityViewController \
    UIAlertController UICollectionViewController UIColorPickerViewController \
    UIDocumentPickerViewController UIFontPickerViewController UIInputViewController \
    UINavigationController UIPageViewController UIReferenceLibraryViewController \
    UISearchController UISplitViewController UITabBarController UITableViewController
    UIVisualEffect UIBlurEffect UIVibrancyEffect
    """

  /// The topmost classes that list members by their names.
  static let listing = """
    AccessibleObject CAAnimation CALayer NSLayoutConstraint UIAlertAction UIBarItem UIBezierPath \
    UICollectionViewDiffableDataSource UICollectionViewLayout UICollectionViewLayoutAttributes \
    UICollectionViewLayoutInvalidationContext UIContextMenuInteraction UIEvent UIGestureRecognizer \
    UIImage UILayoutGuide UIMenuElement UINavigationItem UIPresentationController \
    UITableViewDiffableDataSource UITextPosition UITextRange UITouch UIViewPropertyAnimator
    """

  /// The other classes whose objects an initializer without arguments makes.
  static let made = """
    AVAssetTrack CATransaction CIContext CIFilter CIImage NSDiffableDataSourceSnapshotReference \
    NSExtensionContext NSItemProvider NSLayoutAnchor NSLayoutDimension NSLayoutManager \
    NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle NSShadow \
    NSStringDrawingContext NSTextAttachment NSTextContainer NSTextStorage PHLivePhoto \
    PHPhotoLibrary UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorSearchPredicate \
    UIActivity UIBarAppearance UIBarButtonItemAppearance UIBarButtonItemStateAppearance \
    UICanvasFeedbackGenerator UICollectionViewCompositionalLayoutConfiguration \
    UICollectionViewFocusUpdateContext UICollectionViewUpdateItem UIContextMenuConfiguration \
    UICubicTimingParameters UIDevice UIDragPreviewParameters UIFeedbackGenerator UIFindSession \
    UIFocusAnimationCoordinator UIFocusEffect UIFocusHaloEffect UIFocusMovementHint UIFocusSystem \
    UIFocusUpdateContext UIGraphicsImageRendererContext UIGraphicsImageRendererFormat \
    UIGraphicsRenderer UIGraphicsRendererContext UIGraphicsRendererFormat UIImageAsset \
    UIImpactFeedbackGenerator UIKey UILargeContentViewerInteraction UILocalizedIndexedCollation \
    UIMenuController UIMenuSystem UIMotionEffect UIMotionEffectGroup \
    UINotificationFeedbackGenerator UIOpenURLContext UIPageControlProgress UIPasteConfiguration \
    UIPencilInteraction UIPercentDrivenInteractiveTransition UIPointerRegionRequest UIPress \
    UIPreviewParameters UISceneActivationConditions UISceneDestructionRequestOptions \
    UISceneSession UISceneSizeRestrictions UISceneWindowingBehaviors UIScreen UIScreenshotService \
    UIScrollEdgeEffect UISelectionFeedbackGenerator UISpringTimingParameters UIStatusBarManager \
    UIStoryboardUnwindSegueSource UISymbolEffectCompletionContext UITabBarItemAppearance \
    UITabBarItemStateAppearance UITableViewFocusUpdateContext UITextChecker \
    UITextInputAssistantItem UITextSearchOptions UITextSelectionRect UITraitCollection \
    UIUpdateInfo UIVisualEffect UndoManager
    """

  /// The protocols.
  static let protocols = """
    AVAsynchronousKeyValueLoading CAAction CAAnimationDelegate CALayerDelegate CAMediaTiming \
    CIAffineClamp CIAreaAverage CIAreaMaximum CIAreaMinimum CIAreaReductionFilter CIBlendWithMask \
    CIBoxBlur CICheckerboardGenerator CIColorClamp CIColorControls CIColorCube CIColorInvert \
    CIColorMatrix CIColorMonochrome CIColorPolynomial CICompositeOperation CIDissolveTransition \
    CIExposureAdjust CIFalseColor CIFilterProtocol CIGammaAdjust CIGaussianBlur CIHueAdjust \
    CILanczosScaleTransform CILinearGradient CILinearToSRGBToneCurve CIMaskToAlpha \
    CIMaximumComponent CIMinimumComponent CIPhotoEffect CIPixellate CIQRCodeGenerator \
    CIRadialGradient CISRGBToneCurveToLinear CISepiaTone CIStripesGenerator CITransitionFilter \
    CIUnsharpMask CIWhitePointAdjust ContentTransitionSymbolEffect DiscreteSymbolEffect \
    IndefiniteSymbolEffect ItemProviderBridging NSCollectionLayoutContainer \
    NSCollectionLayoutEnvironment NSCollectionLayoutVisibleItem NSItemProviderReading \
    NSItemProviderWriting NSLayoutManagerDelegate NSTextStorageDelegate NSUserActivityDelegate \
    PHPickerViewControllerDelegate PageProgressDelegating PageTimerDelegating \
    SFSafariViewControllerDelegate ScrollDelegating SymbolEffect TargetTiming \
    TransitionSymbolEffect UIAccessibilityContentSizeCategoryImageAdjusting \
    UIAccessibilityIdentification UIActivityItemSource UIAdaptivePresentationControllerDelegate \
    UIAppearance UIAppearanceContainer UIApplicationDelegate UIBarPositioning \
    UIBarPositioningDelegate UICollectionViewDataSource UICollectionViewDataSourcePrefetching \
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDragDelegate \
    UICollectionViewDropCoordinator UICollectionViewDropDelegate UICollectionViewDropItem \
    UICollectionViewDropPlaceholderContext UIColorPickerViewControllerDelegate \
    UIConfigurationState UIContentConfiguration UIContentContainer UIContentSizeCategoryAdjusting \
    UIContentView UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating \
    UIContextMenuInteractionDelegate UICoordinateSpace UIDataSourceTranslating \
    UIDocumentInteractionControllerDelegate UIDocumentPickerDelegate UIDragAnimating \
    UIDragDropSession UIDragInteractionDelegate UIDragSession UIDropInteractionDelegate \
    UIDropSession UIDynamicItem UIEditMenuInteractionAnimating UIEditMenuInteractionDelegate \
    UIFindInteractionDelegate UIFocusAnimationContext UIFocusEnvironment UIFocusItem \
    UIFontPickerViewControllerDelegate UIGestureRecognizerDelegate UIImagePickerControllerDelegate \
    UIInputViewAudioFeedback UIInteraction UIKeyInput UILargeContentViewerInteractionDelegate \
    UILargeContentViewerItem UILayoutSupport UIMenuBuilder UIMutableTraits UINavigationBarDelegate \
    UINavigationControllerDelegate UINavigationItemRenameDelegate UIPageControlProgressDelegate \
    UIPageControlTimerProgressDelegate UIPageViewControllerDataSource UIPageViewControllerDelegate \
    UIPasteConfigurationSupporting UIPencilInteractionDelegate UIPickerViewDataSource \
    UIPickerViewDelegate UIPointerInteractionAnimating UIPointerInteractionDelegate \
    UIPopoverBackgroundViewMethods UIPopoverPresentationControllerDelegate \
    UIPopoverPresentationControllerSourceItem UIResponderStandardEditActions UISceneDelegate \
    UIScreenshotServiceDelegate UIScribbleInteractionDelegate UIScrollViewAccessibilityDelegate \
    UIScrollViewDelegate UISearchBarDelegate UISearchControllerDelegate UISearchResultsUpdating \
    UISearchSuggestion UISearchTextFieldDelegate UISheetPresentationControllerDelegate \
    UISheetPresentationControllerDetentResolutionContext UISplitViewControllerDelegate \
    UISpringLoadedInteractionBehavior UISpringLoadedInteractionContext \
    UISpringLoadedInteractionEffect UISpringLoadedInteractionSupporting UITabBarControllerDelegate \
    UITabBarDelegate UITableViewDataSource UITableViewDataSourcePrefetching UITableViewDelegate \
    UITableViewDragDelegate UITableViewDropCoordinator UITableViewDropDelegate UITableViewDropItem \
    UITableViewDropPlaceholderContext UITextDocumentProxy UITextFieldDelegate UITextInput \
    UITextInputDelegate UITextInputTokenizer UITextInputTraits UITextSearching UITextViewDelegate \
    UITimingCurveProvider UIToolTipInteractionDelegate UIToolbarDelegate UITraitChangeObservable \
    UITraitChangeRegistration UITraitDefinition UITraitEnvironment UITraitOverrides \
    UIUserActivityRestoring UIViewAnimating UIViewControllerAnimatedTransitioning \
    UIViewControllerContextTransitioning UIViewControllerInteractiveTransitioning \
    UIViewControllerPreviewing UIViewControllerPreviewingDelegate UIViewControllerRestoration \
    UIViewControllerTransitionCoordinator UIViewControllerTransitionCoordinatorContext \
    UIViewControllerTransitioningDelegate UIViewImplicitlyAnimating UIWindowSceneDelegate
    """

  /// The members that may be replaced for all objects of a class, behind its name.
  static let replaceable = """
    UINavigationController childForStatusBarHidden childForStatusBarStyle \
    preferredInterfaceOrientationForPresentation preferredStatusBarStyle prefersStatusBarHidden \
    shouldAutorotate supportedInterfaceOrientations viewDidLayoutSubviews() viewDidLoad() \
    viewWillLayoutSubviews()
    UITabBarController childForStatusBarHidden childForStatusBarStyle \
    preferredInterfaceOrientationForPresentation preferredStatusBarStyle prefersStatusBarHidden \
    shouldAutorotate supportedInterfaceOrientations viewDidLayoutSubviews() viewDidLoad() \
    viewWillLayoutSubviews()
    """

  /// The properties that every object has for assistive technologies.
  static let accessible = """
    accessibilityActivationPoint accessibilityContainerType accessibilityCustomActions \
    accessibilityElements accessibilityElementsHidden accessibilityFrame accessibilityHint \
    accessibilityLabel accessibilityLanguage accessibilityRespondsToUserInteraction \
    accessibilityTraits accessibilityUserInputLabels accessibilityValue accessibilityViewIsModal \
    isAccessibilityElement shouldGroupAccessibilityChildren
    """

  /// The protocols with methods that may be left out: each with those that it refines, the methods that everything that conforms has, and the others.
  static let delegates = """
    protocol CAAnimationDelegate
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    protocol CALayerDelegate
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    protocol NSItemProviderWriting
    func loadData(withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler \
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
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
    protocol UIActivityItemSource
    required func activityViewControllerPlaceholderItem(_ activityViewController: \
    UIActivityViewController) -> Any
    required func activityViewController(_ activityViewController: UIActivityViewController, \
    itemForActivityType activityType: UIActivity.ActivityType?) -> Any?
    func activityViewController(_ activityViewController: UIActivityViewController, \
    subjectForActivityType activityType: UIActivity.ActivityType?) -> String
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
    func application(_ app: UIApplication, open url: URL, options: \
    [UIApplication.OpenURLOptionsKey: Any]) -> Bool
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
    required func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection \
    section: Int) -> Int
    required func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: \
    IndexPath) -> UICollectionViewCell
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> \
    Bool
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, \
    at index: Int) -> IndexPath
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, \
    to destinationIndexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind \
    kind: String, at indexPath: IndexPath) -> UICollectionReusableView
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func numberOfSections(in collectionView: UICollectionView) -> Int
    protocol UICollectionViewDataSourcePrefetching
    required func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: \
    [IndexPath])
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt \
    indexPaths: [IndexPath])
    protocol UICollectionViewDelegate UIScrollViewDelegate
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> \
    Bool
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
    func collectionView(_ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt \
    indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: \
    IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: \
    UICollectionViewCell, forItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView \
    view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath)
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
    configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith \
    configuration: UIContextMenuConfiguration, animator: any \
    UIContextMenuInteractionCommitAnimating)
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?
    protocol UICollectionViewDelegateFlowLayout UICollectionViewDelegate
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
    required func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: \
    any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
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
    required func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: \
    any UICollectionViewDropCoordinator)
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
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: \
    UIColor, continuously: Bool)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    protocol UIContextMenuInteractionDelegate
    required func contextMenuInteraction(_ interaction: UIContextMenuInteraction, \
    configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
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
    configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: \
    UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?)
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
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
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
    required func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any \
    UIDragSession) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith \
    animator: any UIDragAnimating)
    func dragInteraction(_ interaction: UIDragInteraction, itemsForAddingTo session: any \
    UIDragSession, withTouchAt point: CGPoint) -> [UIDragItem]
    func dragInteraction(_ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any \
    UIDragSession) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, \
    withDefault defaultPreview: UITargetedDragPreview) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, \
    session: any UIDragSession) -> UITargetedDragPreview?
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith \
    operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willAdd \
    items: [UIDragItem], for addingInteraction: UIDragInteraction)
    func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith \
    operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any \
    UIDragSession) -> Bool
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
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
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
    required func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> \
    UIFindSession?
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
    protocol UIFontPickerViewControllerDelegate
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    protocol UIGestureRecognizerDelegate
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy \
    otherGestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) \
    -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) \
    -> Bool
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
    protocol UINavigationBarDelegate UIBarPositioningDelegate
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
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
    required func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: \
    String)
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) \
    -> Bool
    func navigationItem(_ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: \
    String, selectedRange: Range<String.Index>) -> (String, Range<String.Index>)
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    protocol UIPageControlProgressDelegate
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) \
    -> Float
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
    protocol UIPageControlTimerProgressDelegate UIPageControlProgressDelegate
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage \
    page: Int) -> Bool
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
    protocol UIPageViewControllerDataSource
    required func pageViewController(_ pageViewController: UIPageViewController, \
    viewControllerBefore viewController: UIViewController) -> UIViewController?
    required func pageViewController(_ pageViewController: UIPageViewController, \
    viewControllerAfter viewController: UIViewController) -> UIViewController?
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
    protocol UIPageViewControllerDelegate
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating \
    finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: \
    Bool)
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo \
    pendingViewControllers: [UIViewController])
    protocol UIPencilInteractionDelegate
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
    protocol UIPickerViewDelegate
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent \
    component: Int) -> NSAttributedString?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) \
    -> String?
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, \
    reusing view: UIView?) -> UIView
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    protocol UIPointerInteractionDelegate
    func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: \
    UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) \
    -> UIPointerStyle?
    func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: \
    UIPointerRegion, animator: any UIPointerInteractionAnimating)
    func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, \
    animator: any UIPointerInteractionAnimating)
    protocol UIPopoverPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
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
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: \
    UIScene.ConnectionOptions)
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
    func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: \
    CGPoint) -> Bool
    func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
    func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
    func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
    protocol UIScrollViewAccessibilityDelegate UIScrollViewDelegate
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
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
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
    protocol UISearchResultsUpdating
    required func updateSearchResults(for searchController: UISearchController)
    func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: \
    any UISearchSuggestion)
    protocol UISearchTextFieldDelegate UITextFieldDelegate
    func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any \
    UISearchSuggestion)
    func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: \
    UISearchToken) -> NSItemProvider
    protocol UISheetPresentationControllerDelegate UIAdaptivePresentationControllerDelegate
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ \
    sheetPresentationController: UISheetPresentationController)
    protocol UISplitViewControllerDelegate
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
    func splitViewController(_ svc: UISplitViewController, \
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: \
    UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode
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
    protocol UISpringLoadedInteractionBehavior
    required func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any \
    UISpringLoadedInteractionContext) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
    protocol UITabBarControllerDelegate
    func tabBarController(_ tabBarController: UITabBarController, \
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> \
    (any UIViewControllerAnimatedTransitioning)?
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: \
    UIViewController)
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, \
    previousTab: UITab?)
    func tabBarController(_ tabBarController: UITabBarController, displayedViewControllersFor tab: \
    UITab, proposedViewControllers: [UIViewController]) -> [UIViewController]
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
    required func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    required func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> \
    UITableViewCell
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
    required func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
    protocol UITableViewDelegate UIScrollViewDelegate
    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
    func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt \
    indexPath: IndexPath, withSender sender: Any?) -> Bool
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) \
    -> Bool
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
    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
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
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
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
    required func tableView(_ tableView: UITableView, itemsForBeginning session: any \
    UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) \
    -> UIDragPreviewParameters?
    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any \
    UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
    func tableView(_ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: \
    any UIDragSession) -> Bool
    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
    func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at \
    indexPath: IndexPath, point: CGPoint) -> [UIDragItem]
    protocol UITableViewDropDelegate
    required func tableView(_ tableView: UITableView, performDropWith coordinator: any \
    UITableViewDropCoordinator)
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
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    protocol UITextViewDelegate UIScrollViewDelegate
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: \
    [UIMenuElement]) -> UIMenu?
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: \
    UIAction) -> UIAction?
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: \
    String) -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) \
    -> Bool
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, \
    interaction: UITextItemInteraction) -> Bool
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
    protocol UIToolbarDelegate UIBarPositioningDelegate
    protocol UIViewControllerAnimatedTransitioning
    required func transitionDuration(using transitionContext: (any \
    UIViewControllerContextTransitioning)?) -> TimeInterval
    required func animateTransition(using transitionContext: any \
    UIViewControllerContextTransitioning)
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
    protocol UIWindowSceneDelegate UISceneDelegate
    func windowScene(_ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any \
    UICoordinateSpace, interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, \
    traitCollection previousTraitCollection: UITraitCollection)
    func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry \
    previousEffectiveGeometry: UIWindowScene.Geometry)
    func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: \
    UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void)
    """
}
