// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/defaults-table.
// swift-format-ignore-file

import UIKit

extension DefaultProbes {
  static let fromNSCollectionLayoutAnchor: [DefaultProbe] = [
    ofNSCollectionLayoutAnchor,
    ofNSCollectionLayoutItem,
    ofNSCollectionLayoutSupplementaryItem,
    ofNSCollectionLayoutBoundarySupplementaryItem,
    ofNSCollectionLayoutDecorationItem,
    ofNSCollectionLayoutGroup,
    ofNSCollectionLayoutSection,
    ofUICollectionViewLayout,
    ofUICollectionViewFlowLayout,
    ofUICollectionViewCompositionalLayout,
    ofUICollectionViewCompositionalLayoutConfiguration,
    ofUICollectionViewTransitionLayout,
    ofUICollectionLayoutListConfiguration,
    ofUIListSeparatorConfiguration,
    ofUIView,
    ofUIWindow,
    ofUIControl,
    ofUILabel,
    ofUIImageView,
    ofUIStackView,
    ofUIProgressView,
    ofUIActivityIndicatorView,
    ofUIVisualEffectView,
    ofUIPickerView,
    ofUIButton,
    ofUIColorWell,
    ofUIDatePicker,
    ofUIPageControl,
    ofUIRefreshControl,
    ofUISegmentedControl,
    ofUISlider,
  ]

  static let ofNSCollectionLayoutAnchor = DefaultProbe(
    "NSCollectionLayoutAnchor", parent: nil, nib: nil,
    { NSCollectionLayoutAnchor(edges: .top) },
    [] as [(String, (NSCollectionLayoutAnchor) -> Any?)])
  static let ofNSCollectionLayoutItem = DefaultProbe(
    "NSCollectionLayoutItem", parent: nil, nib: nil,
    { NSCollectionLayoutItem(layoutSize: DefaultProbes.size) },
    [
      ("contentInsets", { $0.contentInsets }), ("edgeSpacing", { $0.edgeSpacing }),
    ] as [(String, (NSCollectionLayoutItem) -> Any?)])
  static let ofNSCollectionLayoutSupplementaryItem = DefaultProbe(
    "NSCollectionLayoutSupplementaryItem", parent: "NSCollectionLayoutItem", nib: nil,
    { NSCollectionLayoutSupplementaryItem(layoutSize: DefaultProbes.size, elementKind: "kind", containerAnchor: NSCollectionLayoutAnchor(edges: .top)) },
    [
      ("zIndex", { $0.zIndex }),
    ] as [(String, (NSCollectionLayoutSupplementaryItem) -> Any?)])
  static let ofNSCollectionLayoutBoundarySupplementaryItem = DefaultProbe(
    "NSCollectionLayoutBoundarySupplementaryItem", parent: "NSCollectionLayoutSupplementaryItem", nib: nil,
    { NSCollectionLayoutBoundarySupplementaryItem(layoutSize: DefaultProbes.size, elementKind: "kind", alignment: .top) },
    [
      ("extendsBoundary", { $0.extendsBoundary }),
      ("pinToVisibleBounds", { $0.pinToVisibleBounds }),
    ] as [(String, (NSCollectionLayoutBoundarySupplementaryItem) -> Any?)])
  static let ofNSCollectionLayoutDecorationItem = DefaultProbe(
    "NSCollectionLayoutDecorationItem", parent: "NSCollectionLayoutItem", nib: nil,
    { NSCollectionLayoutDecorationItem.background(elementKind: "kind") },
    [
      ("zIndex", { $0.zIndex }),
    ] as [(String, (NSCollectionLayoutDecorationItem) -> Any?)])
  static let ofNSCollectionLayoutGroup = DefaultProbe(
    "NSCollectionLayoutGroup", parent: "NSCollectionLayoutItem", nib: nil,
    { DefaultProbes.group },
    [
      ("interItemSpacing", { $0.interItemSpacing }),
      ("supplementaryItems", { $0.supplementaryItems }),
    ] as [(String, (NSCollectionLayoutGroup) -> Any?)])
  static let ofNSCollectionLayoutSection = DefaultProbe(
    "NSCollectionLayoutSection", parent: nil, nib: nil,
    { NSCollectionLayoutSection(group: DefaultProbes.group) },
    [
      ("boundarySupplementaryItems", { $0.boundarySupplementaryItems }),
      ("contentInsets", { $0.contentInsets }),
      ("contentInsetsReference", { $0.contentInsetsReference }),
      ("decorationItems", { $0.decorationItems }), ("interGroupSpacing", { $0.interGroupSpacing }),
      ("orthogonalScrollingBehavior", { $0.orthogonalScrollingBehavior }),
      ("supplementariesFollowContentInsets", { $0.supplementariesFollowContentInsets }),
      ("supplementaryContentInsetsReference", { $0.supplementaryContentInsetsReference }),
      ("visibleItemsInvalidationHandler", { $0.visibleItemsInvalidationHandler }),
    ] as [(String, (NSCollectionLayoutSection) -> Any?)])
  static let ofUICollectionViewLayout = DefaultProbe(
    "UICollectionViewLayout", parent: nil, nib: nil,
    { UICollectionViewLayout() },
    [] as [(String, (UICollectionViewLayout) -> Any?)])
  static let ofUICollectionViewFlowLayout = DefaultProbe(
    "UICollectionViewFlowLayout", parent: "UICollectionViewLayout", nib: nil,
    { UICollectionViewFlowLayout() },
    [
      ("estimatedItemSize", { $0.estimatedItemSize }),
      ("footerReferenceSize", { $0.footerReferenceSize }),
      ("headerReferenceSize", { $0.headerReferenceSize }), ("itemSize", { $0.itemSize }),
      ("minimumInteritemSpacing", { $0.minimumInteritemSpacing }),
      ("minimumLineSpacing", { $0.minimumLineSpacing }),
      ("scrollDirection", { $0.scrollDirection }),
      ("sectionFootersPinToVisibleBounds", { $0.sectionFootersPinToVisibleBounds }),
      ("sectionHeadersPinToVisibleBounds", { $0.sectionHeadersPinToVisibleBounds }),
      ("sectionInset", { $0.sectionInset }),
      ("sectionInsetReference", { $0.sectionInsetReference }),
    ] as [(String, (UICollectionViewFlowLayout) -> Any?)])
  static let ofUICollectionViewCompositionalLayout = DefaultProbe(
    "UICollectionViewCompositionalLayout", parent: "UICollectionViewLayout", nib: nil,
    { UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: DefaultProbes.group)) },
    [
      ("configuration", { $0.configuration }),
    ] as [(String, (UICollectionViewCompositionalLayout) -> Any?)])
  static let ofUICollectionViewCompositionalLayoutConfiguration = DefaultProbe(
    "UICollectionViewCompositionalLayoutConfiguration", parent: nil, nib: nil,
    { UICollectionViewCompositionalLayoutConfiguration() },
    [
      ("boundarySupplementaryItems", { $0.boundarySupplementaryItems }),
      ("contentInsetsReference", { $0.contentInsetsReference }),
      ("interSectionSpacing", { $0.interSectionSpacing }),
      ("scrollDirection", { $0.scrollDirection }),
    ] as [(String, (UICollectionViewCompositionalLayoutConfiguration) -> Any?)])
  static let ofUICollectionViewTransitionLayout = DefaultProbe(
    "UICollectionViewTransitionLayout", parent: "UICollectionViewLayout", nib: nil,
    { UICollectionViewTransitionLayout(currentLayout: UICollectionViewFlowLayout(), nextLayout: UICollectionViewFlowLayout()) },
    [
      ("transitionProgress", { $0.transitionProgress }),
    ] as [(String, (UICollectionViewTransitionLayout) -> Any?)])
  static let ofUICollectionLayoutListConfiguration = DefaultProbe(
    "UICollectionLayoutListConfiguration", parent: nil, nib: nil,
    { UICollectionLayoutListConfiguration(appearance: .plain) },
    [
      ("backgroundColor", { $0.backgroundColor }),
      ("contentHuggingElements", { $0.contentHuggingElements }), ("footerMode", { $0.footerMode }),
      ("headerMode", { $0.headerMode }), ("headerTopPadding", { $0.headerTopPadding }),
      ("itemSeparatorHandler", { $0.itemSeparatorHandler }),
      ("leadingSwipeActionsConfigurationProvider", { $0.leadingSwipeActionsConfigurationProvider }),
      ("separatorConfiguration", { $0.separatorConfiguration }),
      ("showsSeparators", { $0.showsSeparators }),
      ("trailingSwipeActionsConfigurationProvider", { $0.trailingSwipeActionsConfigurationProvider }),
    ] as [(String, (UICollectionLayoutListConfiguration) -> Any?)])
  static let ofUIListSeparatorConfiguration = DefaultProbe(
    "UIListSeparatorConfiguration", parent: nil, nib: nil,
    { UIListSeparatorConfiguration(listAppearance: .plain) },
    [
      ("bottomSeparatorInsets", { $0.bottomSeparatorInsets }),
      ("bottomSeparatorVisibility", { $0.bottomSeparatorVisibility }), ("color", { $0.color }),
      ("multipleSelectionColor", { $0.multipleSelectionColor }),
      ("topSeparatorInsets", { $0.topSeparatorInsets }),
      ("topSeparatorVisibility", { $0.topSeparatorVisibility }),
      ("visualEffect", { $0.visualEffect }),
    ] as [(String, (UIListSeparatorConfiguration) -> Any?)])
  static let ofUIView = DefaultProbe(
    "UIView", parent: nil, nib: "view",
    { UIView() },
    [
      ("alpha", { $0.alpha }), ("anchorPoint", { $0.anchorPoint }),
      ("autoresizesSubviews", { $0.autoresizesSubviews }),
      ("autoresizingMask", { $0.autoresizingMask }), ("backgroundColor", { $0.backgroundColor }),
      ("bounds", { $0.bounds }), ("center", { $0.center }),
      ("clearsContextBeforeDrawing", { $0.clearsContextBeforeDrawing }),
      ("clipsToBounds", { $0.clipsToBounds }), ("contentMode", { $0.contentMode }),
      ("contentScaleFactor", { $0.contentScaleFactor }),
      ("directionalLayoutMargins", { $0.directionalLayoutMargins }),
      ("focusEffect", { $0.focusEffect }), ("focusGroupPriority", { $0.focusGroupPriority }),
      ("frame", { $0.frame }), ("gestureRecognizers", { $0.gestureRecognizers }),
      ("insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea }),
      ("interactions", { $0.interactions }), ("isExclusiveTouch", { $0.isExclusiveTouch }),
      ("isHidden", { $0.isHidden }), ("isMultipleTouchEnabled", { $0.isMultipleTouchEnabled }),
      ("isOpaque", { $0.isOpaque }), ("isUserInteractionEnabled", { $0.isUserInteractionEnabled }),
      ("largeContentImage", { $0.largeContentImage }),
      ("largeContentImageInsets", { $0.largeContentImageInsets }),
      ("largeContentTitle", { $0.largeContentTitle }), ("layoutMargins", { $0.layoutMargins }),
      ("mask", { $0.mask }), ("maximumContentSizeCategory", { $0.maximumContentSizeCategory }),
      ("minimumContentSizeCategory", { $0.minimumContentSizeCategory }),
      ("motionEffects", { $0.motionEffects }),
      ("overrideUserInterfaceStyle", { $0.overrideUserInterfaceStyle }),
      ("preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins }),
      ("restorationIdentifier", { $0.restorationIdentifier }),
      ("scalesLargeContentImage", { $0.scalesLargeContentImage }),
      ("semanticContentAttribute", { $0.semanticContentAttribute }),
      ("showsLargeContentViewer", { $0.showsLargeContentViewer }), ("tag", { $0.tag }),
      ("tintAdjustmentMode", { $0.tintAdjustmentMode }), ("tintColor", { $0.tintColor }),
      ("traitOverrides", { $0.traitOverrides }), ("transform", { $0.transform }),
      ("transform3D", { $0.transform3D }),
      ("translatesAutoresizingMaskIntoConstraints", { $0.translatesAutoresizingMaskIntoConstraints }),
    ] as [(String, (UIView) -> Any?)])
  static let ofUIWindow = DefaultProbe(
    "UIWindow", parent: "UIView", nib: nil,
    { DefaultProbes.window },
    [
      ("rootViewController", { $0.rootViewController }), ("windowLevel", { $0.windowLevel }),
      ("windowScene", { $0.windowScene }),
    ] as [(String, (UIWindow) -> Any?)])
  static let ofUIControl = DefaultProbe(
    "UIControl", parent: "UIView", nib: "control",
    { UIControl() },
    [
      ("contentHorizontalAlignment", { $0.contentHorizontalAlignment }),
      ("contentVerticalAlignment", { $0.contentVerticalAlignment }),
      ("isContextMenuInteractionEnabled", { $0.isContextMenuInteractionEnabled }),
      ("isEnabled", { $0.isEnabled }), ("isHighlighted", { $0.isHighlighted }),
      ("isSelected", { $0.isSelected }),
      ("showsMenuAsPrimaryAction", { $0.showsMenuAsPrimaryAction }), ("toolTip", { $0.toolTip }),
    ] as [(String, (UIControl) -> Any?)])
  static let ofUILabel = DefaultProbe(
    "UILabel", parent: "UIView", nib: "label",
    { UILabel() },
    [
      ("adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory }),
      ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
      ("allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation }),
      ("attributedText", { $0.attributedText }), ("baselineAdjustment", { $0.baselineAdjustment }),
      ("font", { $0.font }), ("highlightedTextColor", { $0.highlightedTextColor }),
      ("isEnabled", { $0.isEnabled }), ("isHighlighted", { $0.isHighlighted }),
      ("lineBreakMode", { $0.lineBreakMode }), ("lineBreakStrategy", { $0.lineBreakStrategy }),
      ("minimumScaleFactor", { $0.minimumScaleFactor }), ("numberOfLines", { $0.numberOfLines }),
      ("preferredMaxLayoutWidth", { $0.preferredMaxLayoutWidth }),
      ("shadowColor", { $0.shadowColor }), ("shadowOffset", { $0.shadowOffset }),
      ("showsExpansionTextWhenTruncated", { $0.showsExpansionTextWhenTruncated }),
      ("text", { $0.text }), ("textAlignment", { $0.textAlignment }),
      ("textColor", { $0.textColor }),
    ] as [(String, (UILabel) -> Any?)])
  static let ofUIImageView = DefaultProbe(
    "UIImageView", parent: "UIView", nib: "imageView",
    { UIImageView() },
    [
     
      ("adjustsImageSizeForAccessibilityContentSizeCategory", { $0.adjustsImageSizeForAccessibilityContentSizeCategory }),
      ("animationDuration", { $0.animationDuration }), ("animationImages", { $0.animationImages }),
      ("animationRepeatCount", { $0.animationRepeatCount }),
      ("highlightedAnimationImages", { $0.highlightedAnimationImages }),
      ("highlightedImage", { $0.highlightedImage }), ("image", { $0.image }),
      ("isHighlighted", { $0.isHighlighted }),
      ("preferredImageDynamicRange", { $0.preferredImageDynamicRange }),
      ("preferredSymbolConfiguration", { $0.preferredSymbolConfiguration }),
    ] as [(String, (UIImageView) -> Any?)])
  static let ofUIStackView = DefaultProbe(
    "UIStackView", parent: "UIView", nib: "stackView",
    { UIStackView() },
    [
      ("alignment", { $0.alignment }), ("axis", { $0.axis }), ("distribution", { $0.distribution }),
      ("isBaselineRelativeArrangement", { $0.isBaselineRelativeArrangement }),
      ("isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement }),
      ("spacing", { $0.spacing }),
    ] as [(String, (UIStackView) -> Any?)])
  static let ofUIProgressView = DefaultProbe(
    "UIProgressView", parent: "UIView", nib: "progressView",
    { UIProgressView() },
    [
      ("observedProgress", { $0.observedProgress }), ("progress", { $0.progress }),
      ("progressImage", { $0.progressImage }), ("progressTintColor", { $0.progressTintColor }),
      ("progressViewStyle", { $0.progressViewStyle }), ("trackImage", { $0.trackImage }),
      ("trackTintColor", { $0.trackTintColor }),
    ] as [(String, (UIProgressView) -> Any?)])
  static let ofUIActivityIndicatorView = DefaultProbe(
    "UIActivityIndicatorView", parent: "UIView", nib: "activityIndicatorView",
    { UIActivityIndicatorView() },
    [
      ("color", { $0.color }), ("hidesWhenStopped", { $0.hidesWhenStopped }),
      ("style", { $0.style }),
    ] as [(String, (UIActivityIndicatorView) -> Any?)])
  static let ofUIVisualEffectView = DefaultProbe(
    "UIVisualEffectView", parent: "UIView", nib: "visualEffectView",
    { UIVisualEffectView() },
    [
      ("effect", { $0.effect }),
    ] as [(String, (UIVisualEffectView) -> Any?)])
  static let ofUIPickerView = DefaultProbe(
    "UIPickerView", parent: "UIView", nib: "pickerView",
    { UIPickerView() },
    [
      ("dataSource", { $0.dataSource }), ("delegate", { $0.delegate }),
    ] as [(String, (UIPickerView) -> Any?)])
  static let ofUIButton = DefaultProbe(
    "UIButton", parent: "UIControl", nib: "button",
    { UIButton() },
    [
     
      ("adjustsImageSizeForAccessibilityContentSizeCategory", { $0.adjustsImageSizeForAccessibilityContentSizeCategory }),
      ("adjustsImageWhenDisabled", { $0.adjustsImageWhenDisabled }),
      ("adjustsImageWhenHighlighted", { $0.adjustsImageWhenHighlighted }),
      ("automaticallyUpdatesConfiguration", { $0.automaticallyUpdatesConfiguration }),
      ("changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction }),
      ("configuration", { $0.configuration }),
      ("configurationUpdateHandler", { $0.configurationUpdateHandler }),
      ("contentEdgeInsets", { $0.contentEdgeInsets }), ("imageEdgeInsets", { $0.imageEdgeInsets }),
      ("isPointerInteractionEnabled", { $0.isPointerInteractionEnabled }),
      ("isSpringLoaded", { $0.isSpringLoaded }), ("menu", { $0.menu }),
      ("pointerStyleProvider", { $0.pointerStyleProvider }),
      ("preferredMenuElementOrder", { $0.preferredMenuElementOrder }), ("role", { $0.role }),
      ("showsTouchWhenHighlighted", { $0.showsTouchWhenHighlighted }),
      ("titleEdgeInsets", { $0.titleEdgeInsets }),
    ] as [(String, (UIButton) -> Any?)])
  static let ofUIColorWell = DefaultProbe(
    "UIColorWell", parent: "UIControl", nib: nil,
    { UIColorWell() },
    [
      ("selectedColor", { $0.selectedColor }), ("supportsAlpha", { $0.supportsAlpha }),
      ("supportsEyedropper", { $0.supportsEyedropper }), ("title", { $0.title }),
    ] as [(String, (UIColorWell) -> Any?)])
  static let ofUIDatePicker = DefaultProbe(
    "UIDatePicker", parent: "UIControl", nib: "datePicker",
    { UIDatePicker() },
    [
      ("calendar", { $0.calendar }), ("countDownDuration", { $0.countDownDuration }),
      ("date", { $0.date }), ("datePickerMode", { $0.datePickerMode }), ("locale", { $0.locale }),
      ("maximumDate", { $0.maximumDate }), ("minimumDate", { $0.minimumDate }),
      ("minuteInterval", { $0.minuteInterval }),
      ("preferredDatePickerStyle", { $0.preferredDatePickerStyle }),
      ("roundsToMinuteInterval", { $0.roundsToMinuteInterval }), ("timeZone", { $0.timeZone }),
    ] as [(String, (UIDatePicker) -> Any?)])
  static let ofUIPageControl = DefaultProbe(
    "UIPageControl", parent: "UIControl", nib: "pageControl",
    { UIPageControl() },
    [
      ("allowsContinuousInteraction", { $0.allowsContinuousInteraction }),
      ("backgroundStyle", { $0.backgroundStyle }), ("currentPage", { $0.currentPage }),
      ("currentPageIndicatorTintColor", { $0.currentPageIndicatorTintColor }),
      ("direction", { $0.direction }), ("hidesForSinglePage", { $0.hidesForSinglePage }),
      ("interactionState", { $0.interactionState }), ("numberOfPages", { $0.numberOfPages }),
      ("pageIndicatorTintColor", { $0.pageIndicatorTintColor }),
      ("preferredCurrentPageIndicatorImage", { $0.preferredCurrentPageIndicatorImage }),
      ("preferredIndicatorImage", { $0.preferredIndicatorImage }), ("progress", { $0.progress }),
    ] as [(String, (UIPageControl) -> Any?)])
  static let ofUIRefreshControl = DefaultProbe(
    "UIRefreshControl", parent: "UIControl", nib: "refreshControl",
    { UIRefreshControl() },
    [
      ("attributedTitle", { $0.attributedTitle }),
    ] as [(String, (UIRefreshControl) -> Any?)])
  static let ofUISegmentedControl = DefaultProbe(
    "UISegmentedControl", parent: "UIControl", nib: "segmentedControl",
    { UISegmentedControl() },
    [
      ("apportionsSegmentWidthsByContent", { $0.apportionsSegmentWidthsByContent }),
      ("isMomentary", { $0.isMomentary }), ("isSpringLoaded", { $0.isSpringLoaded }),
      ("selectedSegmentIndex", { $0.selectedSegmentIndex }),
      ("selectedSegmentTintColor", { $0.selectedSegmentTintColor }),
    ] as [(String, (UISegmentedControl) -> Any?)])
  static let ofUISlider = DefaultProbe(
    "UISlider", parent: "UIControl", nib: "slider",
    { UISlider() },
    [
      ("isContinuous", { $0.isContinuous }),
      ("maximumTrackTintColor", { $0.maximumTrackTintColor }),
      ("maximumValue", { $0.maximumValue }), ("maximumValueImage", { $0.maximumValueImage }),
      ("minimumTrackTintColor", { $0.minimumTrackTintColor }),
      ("minimumValue", { $0.minimumValue }), ("minimumValueImage", { $0.minimumValueImage }),
      ("thumbTintColor", { $0.thumbTintColor }), ("value", { $0.value }),
    ] as [(String, (UISlider) -> Any?)])
}
