// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/defaults-table.
// swift-format-ignore-file

import UIKit

extension DefaultProbes {
  static let fromUIStepper: [DefaultProbe] = [
    ofUIStepper,
    ofUISwitch,
    ofUITextField,
    ofUISearchTextField,
    ofUIScrollView,
    ofUITextView,
    ofUICollectionView,
    ofUITableView,
    ofUITableViewgrouped,
    ofUITableViewinsetGrouped,
    ofUICollectionReusableView,
    ofUICollectionViewCell,
    ofUICollectionViewListCell,
    ofUITableViewCell,
    ofUITableViewHeaderFooterView,
    ofUIInputView,
    ofUIContentUnavailableView,
    ofUIListContentView,
    ofUINavigationBar,
    ofUITabBar,
    ofUIToolbar,
  ]

  static let ofUIStepper = DefaultProbe(
    "UIStepper", parent: "UIControl", nib: "stepper",
    { UIStepper() },
    [
      ("autorepeat", { $0.autorepeat }), ("isContinuous", { $0.isContinuous }),
      ("maximumValue", { $0.maximumValue }), ("minimumValue", { $0.minimumValue }),
      ("stepValue", { $0.stepValue }), ("value", { $0.value }), ("wraps", { $0.wraps }),
    ] as [(String, (UIStepper) -> Any?)])
  static let ofUISwitch = DefaultProbe(
    "UISwitch", parent: "UIControl", nib: "switch",
    { UISwitch() },
    [
      ("isOn", { $0.isOn }), ("onTintColor", { $0.onTintColor }),
      ("thumbTintColor", { $0.thumbTintColor }),
    ] as [(String, (UISwitch) -> Any?)])
  static let ofUITextField = DefaultProbe(
    "UITextField", parent: "UIControl", nib: "textField",
    { UITextField() },
    [
      ("adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory }),
      ("adjustsFontSizeToFitWidth", { $0.adjustsFontSizeToFitWidth }),
      ("allowsEditingTextAttributes", { $0.allowsEditingTextAttributes }),
      ("attributedPlaceholder", { $0.attributedPlaceholder }),
      ("attributedText", { $0.attributedText }),
      ("autocapitalizationType", { $0.autocapitalizationType }),
      ("autocorrectionType", { $0.autocorrectionType }), ("background", { $0.background }),
      ("borderStyle", { $0.borderStyle }), ("clearButtonMode", { $0.clearButtonMode }),
      ("clearsOnBeginEditing", { $0.clearsOnBeginEditing }),
      ("clearsOnInsertion", { $0.clearsOnInsertion }),
      ("defaultTextAttributes", { $0.defaultTextAttributes }), ("delegate", { $0.delegate }),
      ("disabledBackground", { $0.disabledBackground }),
      ("enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically }),
      ("font", { $0.font }), ("inputAccessoryView", { $0.inputAccessoryView }),
      ("inputDelegate", { $0.inputDelegate }), ("inputView", { $0.inputView }),
      ("interactionState", { $0.interactionState }),
      ("isSecureTextEntry", { $0.isSecureTextEntry }),
      ("keyboardAppearance", { $0.keyboardAppearance }), ("keyboardType", { $0.keyboardType }),
      ("leftView", { $0.leftView }), ("leftViewMode", { $0.leftViewMode }),
      ("minimumFontSize", { $0.minimumFontSize }), ("passwordRules", { $0.passwordRules }),
      ("placeholder", { $0.placeholder }), ("returnKeyType", { $0.returnKeyType }),
      ("rightView", { $0.rightView }), ("rightViewMode", { $0.rightViewMode }),
      ("selectedTextRange", { $0.selectedTextRange }), ("smartDashesType", { $0.smartDashesType }),
      ("smartInsertDeleteType", { $0.smartInsertDeleteType }),
      ("smartQuotesType", { $0.smartQuotesType }), ("spellCheckingType", { $0.spellCheckingType }),
      ("text", { $0.text }), ("textAlignment", { $0.textAlignment }),
      ("textColor", { $0.textColor }), ("textContentType", { $0.textContentType }),
      ("tokenizer", { $0.tokenizer }), ("typingAttributes", { $0.typingAttributes }),
    ] as [(String, (UITextField) -> Any?)])
  static let ofUISearchTextField = DefaultProbe(
    "UISearchTextField", parent: "UITextField", nib: nil,
    { UISearchTextField() },
    [
      ("allowsCopyingTokens", { $0.allowsCopyingTokens }),
      ("allowsDeletingTokens", { $0.allowsDeletingTokens }),
      ("searchSuggestions", { $0.searchSuggestions }),
      ("tokenBackgroundColor", { $0.tokenBackgroundColor }), ("tokens", { $0.tokens }),
    ] as [(String, (UISearchTextField) -> Any?)])
  static let ofUIScrollView = DefaultProbe(
    "UIScrollView", parent: "UIView", nib: "scrollView",
    { UIScrollView() },
    [
      ("allowsKeyboardScrolling", { $0.allowsKeyboardScrolling }),
      ("alwaysBounceHorizontal", { $0.alwaysBounceHorizontal }),
      ("alwaysBounceVertical", { $0.alwaysBounceVertical }),
      ("automaticallyAdjustsScrollIndicatorInsets", { $0.automaticallyAdjustsScrollIndicatorInsets }),
      ("bounces", { $0.bounces }), ("bouncesHorizontally", { $0.bouncesHorizontally }),
      ("bouncesVertically", { $0.bouncesVertically }), ("bouncesZoom", { $0.bouncesZoom }),
      ("canCancelContentTouches", { $0.canCancelContentTouches }),
      ("contentAlignmentPoint", { $0.contentAlignmentPoint }),
      ("contentInset", { $0.contentInset }),
      ("contentInsetAdjustmentBehavior", { $0.contentInsetAdjustmentBehavior }),
      ("contentOffset", { $0.contentOffset }), ("contentSize", { $0.contentSize }),
      ("decelerationRate", { $0.decelerationRate }),
      ("delaysContentTouches", { $0.delaysContentTouches }), ("delegate", { $0.delegate }),
      ("horizontalScrollIndicatorInsets", { $0.horizontalScrollIndicatorInsets }),
      ("indicatorStyle", { $0.indicatorStyle }),
      ("isDirectionalLockEnabled", { $0.isDirectionalLockEnabled }),
      ("isPagingEnabled", { $0.isPagingEnabled }), ("isScrollEnabled", { $0.isScrollEnabled }),
      ("keyboardDismissMode", { $0.keyboardDismissMode }),
      ("maximumZoomScale", { $0.maximumZoomScale }), ("minimumZoomScale", { $0.minimumZoomScale }),
      ("refreshControl", { $0.refreshControl }),
      ("scrollIndicatorInsets", { $0.scrollIndicatorInsets }),
      ("scrollsToTop", { $0.scrollsToTop }),
      ("showsHorizontalScrollIndicator", { $0.showsHorizontalScrollIndicator }),
      ("showsVerticalScrollIndicator", { $0.showsVerticalScrollIndicator }),
      ("transfersHorizontalScrollingToParent", { $0.transfersHorizontalScrollingToParent }),
      ("transfersVerticalScrollingToParent", { $0.transfersVerticalScrollingToParent }),
      ("verticalScrollIndicatorInsets", { $0.verticalScrollIndicatorInsets }),
      ("zoomScale", { $0.zoomScale }),
    ] as [(String, (UIScrollView) -> Any?)])
  static let ofUITextView = DefaultProbe(
    "UITextView", parent: "UIScrollView", nib: "textView",
    { UITextView() },
    [
      ("adjustsFontForContentSizeCategory", { $0.adjustsFontForContentSizeCategory }),
      ("allowsEditingTextAttributes", { $0.allowsEditingTextAttributes }),
      ("attributedText", { $0.attributedText }),
      ("autocapitalizationType", { $0.autocapitalizationType }),
      ("autocorrectionType", { $0.autocorrectionType }),
      ("clearsOnInsertion", { $0.clearsOnInsertion }),
      ("dataDetectorTypes", { $0.dataDetectorTypes }),
      ("enablesReturnKeyAutomatically", { $0.enablesReturnKeyAutomatically }),
      ("font", { $0.font }), ("inputAccessoryView", { $0.inputAccessoryView }),
      ("inputDelegate", { $0.inputDelegate }), ("inputView", { $0.inputView }),
      ("interactionState", { $0.interactionState }), ("isEditable", { $0.isEditable }),
      ("isFindInteractionEnabled", { $0.isFindInteractionEnabled }),
      ("isSecureTextEntry", { $0.isSecureTextEntry }), ("isSelectable", { $0.isSelectable }),
      ("keyboardAppearance", { $0.keyboardAppearance }), ("keyboardType", { $0.keyboardType }),
      ("linkTextAttributes", { $0.linkTextAttributes }), ("passwordRules", { $0.passwordRules }),
      ("returnKeyType", { $0.returnKeyType }), ("selectedRange", { $0.selectedRange }),
      ("selectedTextRange", { $0.selectedTextRange }), ("smartDashesType", { $0.smartDashesType }),
      ("smartInsertDeleteType", { $0.smartInsertDeleteType }),
      ("smartQuotesType", { $0.smartQuotesType }), ("spellCheckingType", { $0.spellCheckingType }),
      ("text", { $0.text }), ("textAlignment", { $0.textAlignment }),
      ("textColor", { $0.textColor }), ("textContainer", { $0.textContainer }),
      ("textContainerInset", { $0.textContainerInset }),
      ("textContentType", { $0.textContentType }), ("tokenizer", { $0.tokenizer }),
      ("typingAttributes", { $0.typingAttributes }),
    ] as [(String, (UITextView) -> Any?)])
  static let ofUICollectionView = DefaultProbe(
    "UICollectionView", parent: "UIScrollView", nib: "<collectionView id=\"v\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"l\"/></collectionView>",
    { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) },
    [
      ("allowsFocus", { $0.allowsFocus }),
      ("allowsFocusDuringEditing", { $0.allowsFocusDuringEditing }),
      ("allowsMultipleSelection", { $0.allowsMultipleSelection }),
      ("allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing }),
      ("allowsSelection", { $0.allowsSelection }),
      ("allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing }),
      ("backgroundView", { $0.backgroundView }),
      ("collectionViewLayout", { $0.collectionViewLayout }), ("dataSource", { $0.dataSource }),
      ("dragDelegate", { $0.dragDelegate }),
      ("dragInteractionEnabled", { $0.dragInteractionEnabled }),
      ("dropDelegate", { $0.dropDelegate }), ("isEditing", { $0.isEditing }),
      ("isPrefetchingEnabled", { $0.isPrefetchingEnabled }),
      ("isSpringLoaded", { $0.isSpringLoaded }), ("prefetchDataSource", { $0.prefetchDataSource }),
      ("remembersLastFocusedIndexPath", { $0.remembersLastFocusedIndexPath }),
      ("reorderingCadence", { $0.reorderingCadence }),
      ("selectionFollowsFocus", { $0.selectionFollowsFocus }),
      ("selfSizingInvalidation", { $0.selfSizingInvalidation }),
    ] as [(String, (UICollectionView) -> Any?)])
  static let ofUITableView = DefaultProbe(
    "UITableView", parent: "UIScrollView", nib: "tableView",
    { UITableView() },
    [
      ("allowsFocus", { $0.allowsFocus }),
      ("allowsFocusDuringEditing", { $0.allowsFocusDuringEditing }),
      ("allowsMultipleSelection", { $0.allowsMultipleSelection }),
      ("allowsMultipleSelectionDuringEditing", { $0.allowsMultipleSelectionDuringEditing }),
      ("allowsSelection", { $0.allowsSelection }),
      ("allowsSelectionDuringEditing", { $0.allowsSelectionDuringEditing }),
      ("backgroundView", { $0.backgroundView }),
      ("cellLayoutMarginsFollowReadableWidth", { $0.cellLayoutMarginsFollowReadableWidth }),
      ("contentHuggingElements", { $0.contentHuggingElements }), ("dataSource", { $0.dataSource }),
      ("dragDelegate", { $0.dragDelegate }),
      ("dragInteractionEnabled", { $0.dragInteractionEnabled }),
      ("dropDelegate", { $0.dropDelegate }), ("estimatedRowHeight", { $0.estimatedRowHeight }),
      ("estimatedSectionFooterHeight", { $0.estimatedSectionFooterHeight }),
      ("estimatedSectionHeaderHeight", { $0.estimatedSectionHeaderHeight }),
      ("fillerRowHeight", { $0.fillerRowHeight }),
      ("insetsContentViewsToSafeArea", { $0.insetsContentViewsToSafeArea }),
      ("isEditing", { $0.isEditing }), ("isPrefetchingEnabled", { $0.isPrefetchingEnabled }),
      ("isSpringLoaded", { $0.isSpringLoaded }), ("prefetchDataSource", { $0.prefetchDataSource }),
      ("remembersLastFocusedIndexPath", { $0.remembersLastFocusedIndexPath }),
      ("rowHeight", { $0.rowHeight }), ("sectionFooterHeight", { $0.sectionFooterHeight }),
      ("sectionHeaderHeight", { $0.sectionHeaderHeight }),
      ("sectionHeaderTopPadding", { $0.sectionHeaderTopPadding }),
      ("sectionIndexBackgroundColor", { $0.sectionIndexBackgroundColor }),
      ("sectionIndexColor", { $0.sectionIndexColor }),
      ("sectionIndexMinimumDisplayRowCount", { $0.sectionIndexMinimumDisplayRowCount }),
      ("sectionIndexTrackingBackgroundColor", { $0.sectionIndexTrackingBackgroundColor }),
      ("selectionFollowsFocus", { $0.selectionFollowsFocus }),
      ("selfSizingInvalidation", { $0.selfSizingInvalidation }),
      ("separatorColor", { $0.separatorColor }), ("separatorEffect", { $0.separatorEffect }),
      ("separatorInset", { $0.separatorInset }),
      ("separatorInsetReference", { $0.separatorInsetReference }),
      ("separatorStyle", { $0.separatorStyle }), ("tableFooterView", { $0.tableFooterView }),
      ("tableHeaderView", { $0.tableHeaderView }),
    ] as [(String, (UITableView) -> Any?)])
  static let ofUITableViewgrouped = DefaultProbe(
    "UITableView/grouped", parent: "UITableView", nib: nil,
    { UITableView(frame: .zero, style: .grouped) },
    [] as [(String, (UITableView) -> Any?)])
  static let ofUITableViewinsetGrouped = DefaultProbe(
    "UITableView/insetGrouped", parent: "UITableView", nib: nil,
    { UITableView(frame: .zero, style: .insetGrouped) },
    [] as [(String, (UITableView) -> Any?)])
  static let ofUICollectionReusableView = DefaultProbe(
    "UICollectionReusableView", parent: "UIView", nib: "collectionReusableView",
    { UICollectionReusableView() },
    [] as [(String, (UICollectionReusableView) -> Any?)])
  static let ofUICollectionViewCell = DefaultProbe(
    "UICollectionViewCell", parent: "UICollectionReusableView", nib: "collectionViewCell",
    { UICollectionViewCell() },
    [
     
      ("automaticallyUpdatesBackgroundConfiguration", { $0.automaticallyUpdatesBackgroundConfiguration }),
      ("automaticallyUpdatesContentConfiguration", { $0.automaticallyUpdatesContentConfiguration }),
      ("backgroundConfiguration", { $0.backgroundConfiguration }),
      ("backgroundView", { $0.backgroundView }),
      ("configurationUpdateHandler", { $0.configurationUpdateHandler }),
      ("contentConfiguration", { $0.contentConfiguration }),
      ("isHighlighted", { $0.isHighlighted }), ("isSelected", { $0.isSelected }),
      ("selectedBackgroundView", { $0.selectedBackgroundView }),
    ] as [(String, (UICollectionViewCell) -> Any?)])
  static let ofUICollectionViewListCell = DefaultProbe(
    "UICollectionViewListCell", parent: "UICollectionViewCell", nib: nil,
    { UICollectionViewListCell() },
    [
      ("accessories", { $0.accessories }), ("indentationLevel", { $0.indentationLevel }),
      ("indentationWidth", { $0.indentationWidth }),
      ("indentsAccessories", { $0.indentsAccessories }),
    ] as [(String, (UICollectionViewListCell) -> Any?)])
  static let ofUITableViewCell = DefaultProbe(
    "UITableViewCell", parent: "UIView", nib: "tableViewCell",
    { UITableViewCell() },
    [
      ("accessoryType", { $0.accessoryType }), ("accessoryView", { $0.accessoryView }),
      ("automaticallyUpdatesBackgroundConfiguration", { $0.automaticallyUpdatesBackgroundConfiguration }),
      ("automaticallyUpdatesContentConfiguration", { $0.automaticallyUpdatesContentConfiguration }),
      ("backgroundConfiguration", { $0.backgroundConfiguration }),
      ("backgroundView", { $0.backgroundView }),
      ("configurationUpdateHandler", { $0.configurationUpdateHandler }),
      ("contentConfiguration", { $0.contentConfiguration }),
      ("editingAccessoryType", { $0.editingAccessoryType }),
      ("editingAccessoryView", { $0.editingAccessoryView }), ("focusStyle", { $0.focusStyle }),
      ("indentationLevel", { $0.indentationLevel }), ("indentationWidth", { $0.indentationWidth }),
      ("isEditing", { $0.isEditing }), ("isHighlighted", { $0.isHighlighted }),
      ("isSelected", { $0.isSelected }),
      ("multipleSelectionBackgroundView", { $0.multipleSelectionBackgroundView }),
      ("selectedBackgroundView", { $0.selectedBackgroundView }),
      ("selectionStyle", { $0.selectionStyle }), ("separatorInset", { $0.separatorInset }),
      ("shouldIndentWhileEditing", { $0.shouldIndentWhileEditing }),
      ("showsReorderControl", { $0.showsReorderControl }),
      ("userInteractionEnabledWhileDragging", { $0.userInteractionEnabledWhileDragging }),
    ] as [(String, (UITableViewCell) -> Any?)])
  static let ofUITableViewHeaderFooterView = DefaultProbe(
    "UITableViewHeaderFooterView", parent: "UIView", nib: "tableViewHeaderFooterView",
    { UITableViewHeaderFooterView() },
    [
     
      ("automaticallyUpdatesBackgroundConfiguration", { $0.automaticallyUpdatesBackgroundConfiguration }),
      ("automaticallyUpdatesContentConfiguration", { $0.automaticallyUpdatesContentConfiguration }),
      ("backgroundConfiguration", { $0.backgroundConfiguration }),
      ("backgroundView", { $0.backgroundView }),
      ("configurationUpdateHandler", { $0.configurationUpdateHandler }),
      ("contentConfiguration", { $0.contentConfiguration }),
    ] as [(String, (UITableViewHeaderFooterView) -> Any?)])
  static let ofUIInputView = DefaultProbe(
    "UIInputView", parent: "UIView", nib: nil,
    { UIInputView(frame: .zero, inputViewStyle: .default) },
    [
      ("allowsSelfSizing", { $0.allowsSelfSizing }),
    ] as [(String, (UIInputView) -> Any?)])
  static let ofUIContentUnavailableView = DefaultProbe(
    "UIContentUnavailableView", parent: "UIView", nib: nil,
    { UIContentUnavailableView(configuration: .empty()) },
    [
      ("configuration", { $0.configuration }),
    ] as [(String, (UIContentUnavailableView) -> Any?)])
  static let ofUIListContentView = DefaultProbe(
    "UIListContentView", parent: "UIView", nib: nil,
    { UIListContentView(configuration: .cell()) },
    [
      ("configuration", { $0.configuration }),
    ] as [(String, (UIListContentView) -> Any?)])
  static let ofUINavigationBar = DefaultProbe(
    "UINavigationBar", parent: "UIView", nib: "navigationBar",
    { UINavigationBar() },
    [
      ("backIndicatorImage", { $0.backIndicatorImage }),
      ("backIndicatorTransitionMaskImage", { $0.backIndicatorTransitionMaskImage }),
      ("barStyle", { $0.barStyle }), ("barTintColor", { $0.barTintColor }),
      ("compactAppearance", { $0.compactAppearance }),
      ("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance }),
      ("delegate", { $0.delegate }), ("isTranslucent", { $0.isTranslucent }),
      ("items", { $0.items }), ("largeTitleTextAttributes", { $0.largeTitleTextAttributes }),
      ("prefersLargeTitles", { $0.prefersLargeTitles }),
      ("scrollEdgeAppearance", { $0.scrollEdgeAppearance }), ("shadowImage", { $0.shadowImage }),
      ("standardAppearance", { $0.standardAppearance }),
      ("titleTextAttributes", { $0.titleTextAttributes }),
    ] as [(String, (UINavigationBar) -> Any?)])
  static let ofUITabBar = DefaultProbe(
    "UITabBar", parent: "UIView", nib: "tabBar",
    { UITabBar() },
    [
      ("backgroundImage", { $0.backgroundImage }), ("barStyle", { $0.barStyle }),
      ("barTintColor", { $0.barTintColor }), ("delegate", { $0.delegate }),
      ("isSpringLoaded", { $0.isSpringLoaded }), ("isTranslucent", { $0.isTranslucent }),
      ("itemPositioning", { $0.itemPositioning }), ("itemSpacing", { $0.itemSpacing }),
      ("itemWidth", { $0.itemWidth }), ("items", { $0.items }),
      ("scrollEdgeAppearance", { $0.scrollEdgeAppearance }), ("selectedItem", { $0.selectedItem }),
      ("selectionIndicatorImage", { $0.selectionIndicatorImage }),
      ("shadowImage", { $0.shadowImage }), ("standardAppearance", { $0.standardAppearance }),
      ("unselectedItemTintColor", { $0.unselectedItemTintColor }),
    ] as [(String, (UITabBar) -> Any?)])
  static let ofUIToolbar = DefaultProbe(
    "UIToolbar", parent: "UIView", nib: "toolbar",
    { UIToolbar() },
    [
      ("barStyle", { $0.barStyle }), ("barTintColor", { $0.barTintColor }),
      ("compactAppearance", { $0.compactAppearance }),
      ("compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance }),
      ("delegate", { $0.delegate }), ("isTranslucent", { $0.isTranslucent }),
      ("items", { $0.items }), ("scrollEdgeAppearance", { $0.scrollEdgeAppearance }),
      ("standardAppearance", { $0.standardAppearance }),
    ] as [(String, (UIToolbar) -> Any?)])
}
