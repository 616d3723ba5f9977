// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/defaults-table.
// swift-format-ignore-file

import UIKit

extension DefaultProbes {
  static let fromUISearchBar: [DefaultProbe] = [
    ofUISearchBar,
    ofUIBarButtonItem,
    ofUITabBarItem,
    ofUINavigationItem,
    ofUIGestureRecognizer,
    ofUIHoverGestureRecognizer,
    ofUILongPressGestureRecognizer,
    ofUIPanGestureRecognizer,
    ofUIPinchGestureRecognizer,
    ofUIRotationGestureRecognizer,
    ofUIScreenEdgePanGestureRecognizer,
    ofUISwipeGestureRecognizer,
    ofUITapGestureRecognizer,
    ofUIBackgroundConfiguration,
    ofUIBackgroundConfigurationlistPlainCell,
    ofUIBackgroundConfigurationlistGroupedCell,
    ofUIBackgroundConfigurationlistSidebarCell,
    ofUICellAccessoryCustomViewConfiguration,
    ofUIShadowProperties,
    ofUIButtonConfiguration,
    ofUIButtonConfigurationgray,
    ofUIButtonConfigurationtinted,
    ofUIButtonConfigurationfilled,
    ofUIListContentConfiguration,
    ofUIListContentConfigurationsubtitleCell,
    ofUIListContentConfigurationvalueCell,
    ofUIListContentConfigurationplainHeader,
    ofUIListContentConfigurationgroupedHeader,
    ofUIListContentConfigurationplainFooter,
    ofUIListContentConfigurationgroupedFooter,
    ofUIListContentConfigurationsidebarCell,
    ofUIListContentConfigurationsidebarSubtitleCell,
    ofUIListContentConfigurationsidebarHeader,
    ofUIListContentConfigurationImageProperties,
    ofUIListContentConfigurationTextProperties,
  ]

  static let ofUISearchBar = DefaultProbe(
    "UISearchBar", parent: "UIView", nib: "searchBar",
    { UISearchBar() },
    [
      ("autocapitalizationType", { $0.autocapitalizationType }),
      ("autocorrectionType", { $0.autocorrectionType }),
      ("backgroundImage", { $0.backgroundImage }), ("barTintColor", { $0.barTintColor }),
      ("delegate", { $0.delegate }),
      ("enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically }),
      ("inputAccessoryView", { $0.inputAccessoryView }), ("isEnabled", { $0.isEnabled }),
      ("isSearchResultsButtonSelected", { $0.isSearchResultsButtonSelected }),
      ("isSecureTextEntry", { $0.isSecureTextEntry }), ("isTranslucent", { $0.isTranslucent }),
      ("keyboardAppearance", { $0.keyboardAppearance }), ("keyboardType", { $0.keyboardType }),
      ("passwordRules", { $0.passwordRules }), ("placeholder", { $0.placeholder }),
      ("prompt", { $0.prompt }), ("returnKeyType", { $0.returnKeyType }),
      ("scopeBarBackgroundImage", { $0.scopeBarBackgroundImage }),
      ("scopeButtonTitles", { $0.scopeButtonTitles }), ("searchBarStyle", { $0.searchBarStyle }),
      ("searchFieldBackgroundPositionAdjustment", { $0.searchFieldBackgroundPositionAdjustment }),
      ("searchTextPositionAdjustment", { $0.searchTextPositionAdjustment }),
      ("selectedScopeButtonIndex", { $0.selectedScopeButtonIndex }),
      ("showsBookmarkButton", { $0.showsBookmarkButton }),
      ("showsCancelButton", { $0.showsCancelButton }), ("showsScopeBar", { $0.showsScopeBar }),
      ("showsSearchResultsButton", { $0.showsSearchResultsButton }),
      ("smartDashesType", { $0.smartDashesType }),
      ("smartInsertDeleteType", { $0.smartInsertDeleteType }),
      ("smartQuotesType", { $0.smartQuotesType }), ("spellCheckingType", { $0.spellCheckingType }),
      ("text", { $0.text }), ("textContentType", { $0.textContentType }),
    ] as [(String, (UISearchBar) -> Any?)])
  static let ofUIBarButtonItem = DefaultProbe(
    "UIBarButtonItem", parent: nil, nib: "barButtonItem",
    { UIBarButtonItem() },
    [
      ("action", { $0.action }), ("badge", { $0.badge }),
      ("changesSelectionAsPrimaryAction", { $0.changesSelectionAsPrimaryAction }),
      ("customView", { $0.customView }), ("isHidden", { $0.isHidden }),
      ("isSelected", { $0.isSelected }), ("isSpringLoaded", { $0.isSpringLoaded }),
      ("menu", { $0.menu }), ("menuRepresentation", { $0.menuRepresentation }),
      ("possibleTitles", { $0.possibleTitles }),
      ("preferredMenuElementOrder", { $0.preferredMenuElementOrder }),
      ("primaryAction", { $0.primaryAction }), ("style", { $0.style }), ("target", { $0.target }),
      ("tintColor", { $0.tintColor }), ("width", { $0.width }),
    ] as [(String, (UIBarButtonItem) -> Any?)])
  static let ofUITabBarItem = DefaultProbe(
    "UITabBarItem", parent: nil, nib: "tabBarItem",
    { UITabBarItem() },
    [
      ("badgeColor", { $0.badgeColor }), ("badgeValue", { $0.badgeValue }),
      ("isSpringLoaded", { $0.isSpringLoaded }),
      ("scrollEdgeAppearance", { $0.scrollEdgeAppearance }),
      ("selectedImage", { $0.selectedImage }), ("standardAppearance", { $0.standardAppearance }),
      ("titlePositionAdjustment", { $0.titlePositionAdjustment }),
    ] as [(String, (UITabBarItem) -> Any?)])
  static let ofUINavigationItem = DefaultProbe(
    "UINavigationItem", parent: nil, nib: "navigationItem",
    { UINavigationItem(title: "") },
    [
      ("additionalOverflowItems", { $0.additionalOverflowItems }),
      ("backAction", { $0.backAction }), ("backBarButtonItem", { $0.backBarButtonItem }),
      ("backButtonDisplayMode", { $0.backButtonDisplayMode }),
      ("backButtonTitle", { $0.backButtonTitle }), ("centerItemGroups", { $0.centerItemGroups }),
      ("compactAppearance", { $0.compactAppearance }),
      ("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance }),
      ("documentProperties", { $0.documentProperties }),
      ("hidesBackButton", { $0.hidesBackButton }),
      ("hidesSearchBarWhenScrolling", { $0.hidesSearchBarWhenScrolling }),
      ("largeSubtitle", { $0.largeSubtitle }), ("largeTitle", { $0.largeTitle }),
      ("largeTitleDisplayMode", { $0.largeTitleDisplayMode }),
      ("leadingItemGroups", { $0.leadingItemGroups }),
      ("leftBarButtonItem", { $0.leftBarButtonItem }),
      ("leftBarButtonItems", { $0.leftBarButtonItems }),
      ("leftItemsSupplementBackButton", { $0.leftItemsSupplementBackButton }),
      ("pinnedTrailingGroup", { $0.pinnedTrailingGroup }),
      ("preferredSearchBarPlacement", { $0.preferredSearchBarPlacement }),
      ("prompt", { $0.prompt }), ("renameDelegate", { $0.renameDelegate }),
      ("rightBarButtonItem", { $0.rightBarButtonItem }),
      ("rightBarButtonItems", { $0.rightBarButtonItems }),
      ("scrollEdgeAppearance", { $0.scrollEdgeAppearance }),
      ("searchController", { $0.searchController }),
      ("standardAppearance", { $0.standardAppearance }), ("style", { $0.style }),
      ("subtitle", { $0.subtitle }), ("title", { $0.title }),
      ("titleMenuProvider", { $0.titleMenuProvider }), ("titleView", { $0.titleView }),
      ("trailingItemGroups", { $0.trailingItemGroups }),
    ] as [(String, (UINavigationItem) -> Any?)])
  static let ofUIGestureRecognizer = DefaultProbe(
    "UIGestureRecognizer", parent: nil, nib: nil,
    { UIGestureRecognizer() },
    [
      ("allowedTouchTypes", { $0.allowedTouchTypes }),
      ("cancelsTouchesInView", { $0.cancelsTouchesInView }),
      ("delaysTouchesBegan", { $0.delaysTouchesBegan }),
      ("delaysTouchesEnded", { $0.delaysTouchesEnded }), ("delegate", { $0.delegate }),
      ("isEnabled", { $0.isEnabled }), ("name", { $0.name }),
      ("requiresExclusiveTouchType", { $0.requiresExclusiveTouchType }), ("state", { $0.state }),
    ] as [(String, (UIGestureRecognizer) -> Any?)])
  static let ofUIHoverGestureRecognizer = DefaultProbe(
    "UIHoverGestureRecognizer", parent: "UIGestureRecognizer", nib: nil,
    { UIHoverGestureRecognizer() },
    [] as [(String, (UIHoverGestureRecognizer) -> Any?)])
  static let ofUILongPressGestureRecognizer = DefaultProbe(
    "UILongPressGestureRecognizer", parent: "UIGestureRecognizer", nib: "longPressGestureRecognizer",
    { UILongPressGestureRecognizer() },
    [
      ("allowableMovement", { $0.allowableMovement }),
      ("minimumPressDuration", { $0.minimumPressDuration }),
      ("numberOfTapsRequired", { $0.numberOfTapsRequired }),
      ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
    ] as [(String, (UILongPressGestureRecognizer) -> Any?)])
  static let ofUIPanGestureRecognizer = DefaultProbe(
    "UIPanGestureRecognizer", parent: "UIGestureRecognizer", nib: "panGestureRecognizer",
    { UIPanGestureRecognizer() },
    [
      ("allowedScrollTypesMask", { $0.allowedScrollTypesMask }),
      ("maximumNumberOfTouches", { $0.maximumNumberOfTouches }),
      ("minimumNumberOfTouches", { $0.minimumNumberOfTouches }),
    ] as [(String, (UIPanGestureRecognizer) -> Any?)])
  static let ofUIPinchGestureRecognizer = DefaultProbe(
    "UIPinchGestureRecognizer", parent: "UIGestureRecognizer", nib: "pinchGestureRecognizer",
    { UIPinchGestureRecognizer() },
    [
      ("scale", { $0.scale }),
    ] as [(String, (UIPinchGestureRecognizer) -> Any?)])
  static let ofUIRotationGestureRecognizer = DefaultProbe(
    "UIRotationGestureRecognizer", parent: "UIGestureRecognizer", nib: "rotationGestureRecognizer",
    { UIRotationGestureRecognizer() },
    [
      ("rotation", { $0.rotation }),
    ] as [(String, (UIRotationGestureRecognizer) -> Any?)])
  static let ofUIScreenEdgePanGestureRecognizer = DefaultProbe(
    "UIScreenEdgePanGestureRecognizer", parent: "UIPanGestureRecognizer", nib: "screenEdgePanGestureRecognizer",
    { UIScreenEdgePanGestureRecognizer() },
    [
      ("edges", { $0.edges }),
    ] as [(String, (UIScreenEdgePanGestureRecognizer) -> Any?)])
  static let ofUISwipeGestureRecognizer = DefaultProbe(
    "UISwipeGestureRecognizer", parent: "UIGestureRecognizer", nib: "swipeGestureRecognizer",
    { UISwipeGestureRecognizer() },
    [
      ("direction", { $0.direction }), ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
    ] as [(String, (UISwipeGestureRecognizer) -> Any?)])
  static let ofUITapGestureRecognizer = DefaultProbe(
    "UITapGestureRecognizer", parent: "UIGestureRecognizer", nib: "tapGestureRecognizer",
    { UITapGestureRecognizer() },
    [
      ("buttonMaskRequired", { $0.buttonMaskRequired }),
      ("numberOfTapsRequired", { $0.numberOfTapsRequired }),
      ("numberOfTouchesRequired", { $0.numberOfTouchesRequired }),
    ] as [(String, (UITapGestureRecognizer) -> Any?)])
  static let ofUIBackgroundConfiguration = DefaultProbe(
    "UIBackgroundConfiguration", parent: nil, nib: nil,
    { UIBackgroundConfiguration.clear() },
    [
      ("backgroundColor", { $0.backgroundColor }),
      ("backgroundColorTransformer", { $0.backgroundColorTransformer }),
      ("backgroundInsets", { $0.backgroundInsets }), ("cornerRadius", { $0.cornerRadius }),
      ("customView", { $0.customView }),
      ("edgesAddingLayoutMarginsToBackgroundInsets", { $0.edgesAddingLayoutMarginsToBackgroundInsets }),
      ("image", { $0.image }), ("imageContentMode", { $0.imageContentMode }),
      ("shadowProperties", { $0.shadowProperties }), ("strokeColor", { $0.strokeColor }),
      ("strokeColorTransformer", { $0.strokeColorTransformer }),
      ("strokeOutset", { $0.strokeOutset }), ("strokeWidth", { $0.strokeWidth }),
      ("visualEffect", { $0.visualEffect }),
    ] as [(String, (UIBackgroundConfiguration) -> Any?)])
  static let ofUIBackgroundConfigurationlistPlainCell = DefaultProbe(
    "UIBackgroundConfiguration/listPlainCell", parent: "UIBackgroundConfiguration", nib: nil,
    { UIBackgroundConfiguration.listPlainCell() },
    [] as [(String, (UIBackgroundConfiguration) -> Any?)])
  static let ofUIBackgroundConfigurationlistGroupedCell = DefaultProbe(
    "UIBackgroundConfiguration/listGroupedCell", parent: "UIBackgroundConfiguration", nib: nil,
    { UIBackgroundConfiguration.listGroupedCell() },
    [] as [(String, (UIBackgroundConfiguration) -> Any?)])
  static let ofUIBackgroundConfigurationlistSidebarCell = DefaultProbe(
    "UIBackgroundConfiguration/listSidebarCell", parent: "UIBackgroundConfiguration", nib: nil,
    { UIBackgroundConfiguration.listSidebarCell() },
    [] as [(String, (UIBackgroundConfiguration) -> Any?)])
  static let ofUICellAccessoryCustomViewConfiguration = DefaultProbe(
    "UICellAccessory.CustomViewConfiguration", parent: nil, nib: nil,
    { UICellAccessory.CustomViewConfiguration(customView: UIView(), placement: .leading()) },
    [
      ("isHidden", { $0.isHidden }), ("maintainsFixedSize", { $0.maintainsFixedSize }),
      ("reservedLayoutWidth", { $0.reservedLayoutWidth }), ("tintColor", { $0.tintColor }),
    ] as [(String, (UICellAccessory.CustomViewConfiguration) -> Any?)])
  static let ofUIShadowProperties = DefaultProbe(
    "UIShadowProperties", parent: nil, nib: nil,
    { UIBackgroundConfiguration.clear().shadowProperties },
    [
      ("color", { $0.color }), ("offset", { $0.offset }), ("opacity", { $0.opacity }),
      ("path", { $0.path }), ("radius", { $0.radius }),
    ] as [(String, (UIShadowProperties) -> Any?)])
  static let ofUIButtonConfiguration = DefaultProbe(
    "UIButton.Configuration", parent: nil, nib: nil,
    { UIButton.Configuration.plain() },
    [
      ("activityIndicatorColorTransformer", { $0.activityIndicatorColorTransformer }),
      ("attributedSubtitle", { $0.attributedSubtitle }),
      ("attributedTitle", { $0.attributedTitle }),
      ("automaticallyUpdateForSelection", { $0.automaticallyUpdateForSelection }),
      ("background", { $0.background }), ("baseBackgroundColor", { $0.baseBackgroundColor }),
      ("baseForegroundColor", { $0.baseForegroundColor }), ("buttonSize", { $0.buttonSize }),
      ("contentInsets", { $0.contentInsets }), ("cornerStyle", { $0.cornerStyle }),
      ("image", { $0.image }), ("imageColorTransformer", { $0.imageColorTransformer }),
      ("imagePadding", { $0.imagePadding }), ("imagePlacement", { $0.imagePlacement }),
      ("indicator", { $0.indicator }),
      ("indicatorColorTransformer", { $0.indicatorColorTransformer }),
      ("preferredSymbolConfigurationForImage", { $0.preferredSymbolConfigurationForImage }),
      ("showsActivityIndicator", { $0.showsActivityIndicator }), ("subtitle", { $0.subtitle }),
      ("subtitleTextAttributesTransformer", { $0.subtitleTextAttributesTransformer }),
      ("title", { $0.title }), ("titleAlignment", { $0.titleAlignment }),
      ("titleLineBreakMode", { $0.titleLineBreakMode }), ("titlePadding", { $0.titlePadding }),
      ("titleTextAttributesTransformer", { $0.titleTextAttributesTransformer }),
    ] as [(String, (UIButton.Configuration) -> Any?)])
  static let ofUIButtonConfigurationgray = DefaultProbe(
    "UIButton.Configuration/gray", parent: "UIButton.Configuration", nib: nil,
    { UIButton.Configuration.gray() },
    [] as [(String, (UIButton.Configuration) -> Any?)])
  static let ofUIButtonConfigurationtinted = DefaultProbe(
    "UIButton.Configuration/tinted", parent: "UIButton.Configuration", nib: nil,
    { UIButton.Configuration.tinted() },
    [] as [(String, (UIButton.Configuration) -> Any?)])
  static let ofUIButtonConfigurationfilled = DefaultProbe(
    "UIButton.Configuration/filled", parent: "UIButton.Configuration", nib: nil,
    { UIButton.Configuration.filled() },
    [] as [(String, (UIButton.Configuration) -> Any?)])
  static let ofUIListContentConfiguration = DefaultProbe(
    "UIListContentConfiguration", parent: nil, nib: nil,
    { UIListContentConfiguration.cell() },
    [
      ("alpha", { $0.alpha }), ("attributedText", { $0.attributedText }),
      ("axesPreservingSuperviewLayoutMargins", { $0.axesPreservingSuperviewLayoutMargins }),
      ("directionalLayoutMargins", { $0.directionalLayoutMargins }), ("image", { $0.image }),
      ("imageProperties", { $0.imageProperties }),
      ("imageToTextPadding", { $0.imageToTextPadding }),
      ("prefersSideBySideTextAndSecondaryText", { $0.prefersSideBySideTextAndSecondaryText }),
      ("secondaryAttributedText", { $0.secondaryAttributedText }),
      ("secondaryText", { $0.secondaryText }),
      ("secondaryTextProperties", { $0.secondaryTextProperties }), ("text", { $0.text }),
      ("textProperties", { $0.textProperties }),
      ("textToSecondaryTextHorizontalPadding", { $0.textToSecondaryTextHorizontalPadding }),
      ("textToSecondaryTextVerticalPadding", { $0.textToSecondaryTextVerticalPadding }),
    ] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationsubtitleCell = DefaultProbe(
    "UIListContentConfiguration/subtitleCell", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.subtitleCell() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationvalueCell = DefaultProbe(
    "UIListContentConfiguration/valueCell", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.valueCell() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationplainHeader = DefaultProbe(
    "UIListContentConfiguration/plainHeader", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.plainHeader() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationgroupedHeader = DefaultProbe(
    "UIListContentConfiguration/groupedHeader", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.groupedHeader() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationplainFooter = DefaultProbe(
    "UIListContentConfiguration/plainFooter", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.plainFooter() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationgroupedFooter = DefaultProbe(
    "UIListContentConfiguration/groupedFooter", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.groupedFooter() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationsidebarCell = DefaultProbe(
    "UIListContentConfiguration/sidebarCell", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.sidebarCell() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationsidebarSubtitleCell = DefaultProbe(
    "UIListContentConfiguration/sidebarSubtitleCell", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.sidebarSubtitleCell() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationsidebarHeader = DefaultProbe(
    "UIListContentConfiguration/sidebarHeader", parent: "UIListContentConfiguration", nib: nil,
    { UIListContentConfiguration.sidebarHeader() },
    [] as [(String, (UIListContentConfiguration) -> Any?)])
  static let ofUIListContentConfigurationImageProperties = DefaultProbe(
    "UIListContentConfiguration.ImageProperties", parent: nil, nib: nil,
    { UIListContentConfiguration.cell().imageProperties },
    [
      ("accessibilityIgnoresInvertColors", { $0.accessibilityIgnoresInvertColors }),
      ("cornerRadius", { $0.cornerRadius }), ("maximumSize", { $0.maximumSize }),
      ("preferredSymbolConfiguration", { $0.preferredSymbolConfiguration }),
      ("reservedLayoutSize", { $0.reservedLayoutSize }), ("strokeColor", { $0.strokeColor }),
      ("strokeColorTransformer", { $0.strokeColorTransformer }),
      ("strokeWidth", { $0.strokeWidth }), ("tintColor", { $0.tintColor }),
      ("tintColorTransformer", { $0.tintColorTransformer }),
    ] as [(String, (UIListContentConfiguration.ImageProperties) -> Any?)])
  static let ofUIListContentConfigurationTextProperties = DefaultProbe(
    "UIListContentConfiguration.TextProperties", parent: nil, nib: nil,
    { UIListContentConfiguration.cell().textProperties },
    [
      ("adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory }),
      ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
      ("alignment", { $0.alignment }),
      ("allowsDefaultTighteningForTruncation", { $0.allowsDefaultTighteningForTruncation }),
      ("color", { $0.color }), ("colorTransformer", { $0.colorTransformer }), ("font", { $0.font }),
      ("lineBreakMode", { $0.lineBreakMode }), ("minimumScaleFactor", { $0.minimumScaleFactor }),
      ("numberOfLines", { $0.numberOfLines }),
      ("showsExpansionTextWhenTruncated", { $0.showsExpansionTextWhenTruncated }),
      ("transform", { $0.transform }),
    ] as [(String, (UIListContentConfiguration.TextProperties) -> Any?)])
}
