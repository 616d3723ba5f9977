// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import Testing
import UIKit

/// Tests of the attributes in Attributes.xib that are not visible in an image.
@Suite("The file of attributes")
@MainActor
struct AttributeFileTests {
  private let objects: [NSObject] = UINib(nibName: "Attributes", bundle: .module)
    .instantiate(withOwner: nil).compactMap { $0 as? NSObject }

  /// Returns the top-level object at an index of `objects`, as the given type.
  private func object<Object>(_ place: Int) throws -> Object {
    try #require(objects[place] as? Object)
  }

  @Test func `nothing of it is left out`() throws {
    let url = try #require(Bundle.module.url(forResource: "Attributes", withExtension: "xib"))
    let file = LoadedFile(try InterfaceDocument(contentsOf: url), in: .module)
    file.listener = { _ in }
    _ = LoadedNib(file).makeObjects(owner: nil, others: [:])
    expect(file.findings.map(\.description).isEmpty)
  }

  @Test func `every kind of objects stands in a file of these tests`() throws {
    let folder = try #require(Bundle.module.resourceURL)
    var shown: Set<String> = []
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where ["xib", "storyboard"].contains(url.pathExtension) {
      try InterfaceDocument(contentsOf: url).root.walk { shown.insert($0.name) }
    }
    expect(ObjectKind.names.subtracting(shown).isEmpty)
  }

  @Test func `scroll views`() throws {
    let view: UIScrollView = try object(1)
    expect(!view.isScrollEnabled && view.isPagingEnabled && view.isDirectionalLockEnabled)
    expect(!view.bounces && view.alwaysBounceHorizontal && !view.bouncesZoom)
    expect(!view.showsHorizontalScrollIndicator && !view.showsVerticalScrollIndicator)
    expect(!view.delaysContentTouches && !view.canCancelContentTouches)
    expect(view.minimumZoomScale == 0.5 && view.maximumZoomScale == 3)
    expect(view.keyboardDismissMode == .onDrag && view.indicatorStyle == .white)
    expect(view.contentInsetAdjustmentBehavior, equals: .never)
    expect(!view.automaticallyAdjustsScrollIndicatorInsets && !view.autoresizesSubviews)
    expect(view.contentInset, equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(view.verticalScrollIndicatorInsets.top, equals: 5)
    expect(view.contentSize, equals: CGSize(width: 900, height: 800))
    expect(view.accessibilityHint == "A hint" && view.isAccessibilityElement)
    expect(view.accessibilityTraits, equals: [.header, .adjustable])
  }

  @Test func `tables and their cells`() throws {
    let table: UITableView = try object(2)
    expect(table.rowHeight, equals: 50)
    expect(table.estimatedSectionHeaderHeight == 21 && table.estimatedSectionFooterHeight == 22)
    expect(!table.allowsSelection && table.allowsMultipleSelection)
    expect(table.allowsSelectionDuringEditing && table.allowsMultipleSelectionDuringEditing)
    expect(table.sectionIndexMinimumDisplayRowCount, equals: 5)
    expect(table.sectionIndexBackgroundColor, equals: .systemTeal)
    expect(table.selfSizingInvalidation == .disabled && table.isSpringLoaded)
    expect(table.separatorInset, equals: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20))
    let cell: UITableViewCell = try object(3)
    expect(!cell.shouldIndentWhileEditing && cell.showsReorderControl)
    expect(cell.editingAccessoryType, equals: .detailButton)
    expect(cell.separatorInset, equals: UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9))
    let header: UITableViewHeaderFooterView = try object(16)
    expect(header.reuseIdentifier, equals: "header")
  }

  @Test func `collection views and flow layouts`() throws {
    let view: UICollectionView = try object(4)
    expect(!view.isPrefetchingEnabled && !view.allowsSelection && view.allowsMultipleSelection)
    expect(view.selectionFollowsFocus)
    expect(view.selfSizingInvalidation == .enabledIncludingConstraints && view.isSpringLoaded)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    expect(layout.scrollDirection, equals: .horizontal)
    expect(layout.sectionInsetReference, equals: .fromSafeArea)
    expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
    expect(layout.estimatedItemSize, equals: CGSize(width: 90, height: 70))
    let automatic: UICollectionViewFlowLayout = try object(5)
    expect(automatic.estimatedItemSize, equals: UICollectionViewFlowLayout.automaticSize)
  }

  @Test func `controllers and their items`() throws {
    let controller: UIViewController = try object(6)
    expect(controller.definesPresentationContext && controller.hidesBottomBarWhenPushed)
    expect(controller.extendedLayoutIncludesOpaqueBars && controller.isModalInPresentation)
    expect(controller.modalTransitionStyle, equals: .crossDissolve)
    expect(controller.modalPresentationStyle, equals: .formSheet)
    expect(!controller.viewRespectsSystemMinimumLayoutMargins)
    expect(controller.preferredContentSize, equals: CGSize(width: 200, height: 100))
    expect(controller.edgesForExtendedLayout, equals: .bottom)
    expect(controller.toolbarItems?.count, equals: 1)
    let item = controller.navigationItem
    expect(item.title == "Item" && item.backButtonTitle == "Away" && item.hidesBackButton)
    expect(item.largeTitleDisplayMode == .never && item.backButtonDisplayMode == .minimal)
    expect(!item.hidesSearchBarWhenScrolling)
    expect(item.backBarButtonItem?.title, equals: "Back to it")
    expect((item.titleView as? UILabel)?.text, equals: "A view")
    let look = try #require(item.scrollEdgeAppearance)
    expect(look.backgroundImage != nil && look.shadowImage != nil)
    expect(look.backgroundImageContentMode, equals: .center)
    expect(look.largeTitleTextAttributes[.foregroundColor] as? UIColor, equals: .systemRed)
    let navigation: UINavigationController = try object(7)
    expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    expect(navigation.hidesBarsOnSwipe)
    let table: UITableViewController = try object(8)
    expect(!table.clearsSelectionOnViewWillAppear)
  }

  @Test func `dates, stacks, refreshing, effects`() throws {
    let timer: UIDatePicker = try object(9)
    expect(timer.datePickerMode == .countDownTimer && timer.countDownDuration == 600)
    expect(timer.minuteInterval, equals: 5)
    let date: UIDatePicker = try object(10)
    expect(date.minimumDate, equals: Date(timeIntervalSince1970: 0))
    expect(date.date, equals: Date(timeIntervalSinceReferenceDate: 0))
    let stack: UIStackView = try object(11)
    expect(stack.isBaselineRelativeArrangement)
    let refresh: UIRefreshControl = try object(17)
    expect(refresh.attributedTitle?.string, equals: "Refreshing")
    let pane: UIVisualEffectView = try object(18)
    expect(pane.effect is UIVibrancyEffect)
  }

  @Test func `gestures`() throws {
    let press: UILongPressGestureRecognizer = try object(12)
    expect(press.minimumPressDuration == 2 && press.allowableMovement == 3 && !press.isEnabled)
    expect(!press.cancelsTouchesInView && press.delaysTouchesBegan && !press.delaysTouchesEnded)
    let tap: UITapGestureRecognizer = try object(13)
    expect(tap.numberOfTouchesRequired, equals: 2)
    let pan: UIPanGestureRecognizer = try object(14)
    expect(pan.maximumNumberOfTouches, equals: 2)
    let edge: UIScreenEdgePanGestureRecognizer = try object(15)
    expect(edge.edges, equals: .right)
  }

  @Test func `paragraphs`() throws {
    let label: UILabel = try object(19)
    let style = try #require(
      label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle)
    expect(style.alignment == .right && style.lineSpacing == 1)
    expect(style.paragraphSpacing == 2 && style.paragraphSpacingBefore == 3)
    expect(style.firstLineHeadIndent == 4 && style.headIndent == 5 && style.tailIndent == 6)
    expect(style.minimumLineHeight == 7 && style.maximumLineHeight == 8)
    expect(style.lineHeightMultiple, equals: 9)
  }

  @Test func `how text is typed, and what controls do`() throws {
    let view: UIView = try object(0)
    func all<Found: UIView>(_ type: Found.Type, in view: UIView) -> [Found] {
      view.subviews.flatMap { [$0 as? Found].compactMap(\.self) + all(type, in: $0) }
    }
    let field = try #require(all(UITextField.self, in: view).first { $0.text?.isEmpty == false })
    expect(field.clearsOnBeginEditing && field.clearsOnInsertion)
    expect(field.leftViewMode == .always && field.rightViewMode == .unlessEditing)
    expect(field.minimumFontSize == 9 && field.disabledBackground != nil)
    expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    expect(field.spellCheckingType == .yes && field.keyboardType == .emailAddress)
    expect(field.keyboardAppearance == .dark && field.returnKeyType == .search)
    expect(field.enablesReturnKeyAutomatically)
    let text = try #require(all(UITextView.self, in: view).first)
    expect(!text.isEditable && !text.isSelectable && text.clearsOnInsertion)
    let search = try #require(all(UISearchBar.self, in: view).first)
    expect(search.autocapitalizationType, equals: UITextAutocapitalizationType.none)
    expect(search.returnKeyType, equals: .go)
    let stepper = try #require(all(UIStepper.self, in: view).first)
    expect(stepper.stepValue == 3 && stepper.wraps && !stepper.autorepeat)
    expect(!stepper.isContinuous)
    let segments = try #require(all(UISegmentedControl.self, in: view).first)
    expect(segments.isMomentary && segments.apportionsSegmentWidthsByContent)
    expect(segments.isSpringLoaded)
    let slider = try #require(all(UISlider.self, in: view).first)
    expect(!slider.isContinuous)
    let dots = try #require(all(UIPageControl.self, in: view).first)
    expect(dots.hidesForSinglePage && !dots.allowsContinuousInteraction)
    let tabs = try #require(all(UITabBar.self, in: view).first)
    expect(tabs.items?.first?.tag, equals: 4)
    let buttons = all(UIButton.self, in: view)
    expect(buttons.contains { $0.changesSelectionAsPrimaryAction && $0.isSpringLoaded })
    expect(buttons.contains { !$0.isSpringLoaded })
    expect(buttons.contains { $0.showsMenuAsPrimaryAction })
  }
}
