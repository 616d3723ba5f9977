// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Attributes of nibs beyond the usual ones")
@MainActor
struct AttributeTests {
  @Test func `bars have the looks of their elements`() throws {
    let objects = Nib.of(
      """
      <navigationBar id="1"><navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" systemColor="systemTealColor"/>
        <textAttributes key="titleTextAttributes">
          <color key="textColor" systemColor="systemRedColor"/></textAttributes>
      </navigationBarAppearance><navigationBarAppearance key="scrollEdgeAppearance"/></navigationBar>
      <tabBar id="2"><tabBarAppearance key="standardAppearance">
        <color key="backgroundColor" systemColor="systemPinkColor"/></tabBarAppearance></tabBar>
      <toolbar id="3"><toolbarAppearance key="standardAppearance">
        <color key="shadowColor" systemColor="systemGreenColor"/></toolbarAppearance></toolbar>
      """
    ).instantiate(withOwner: nil)
    let bar = try #require(objects[0] as? UINavigationBar)
    expect(bar.standardAppearance.backgroundColor, equals: .systemTeal)
    let colour = bar.standardAppearance.titleTextAttributes[.foregroundColor]
    expect(colour as? UIColor, equals: .systemRed)
    expect(bar.scrollEdgeAppearance != nil)
    expect(bar.compactAppearance == nil)
    expect((objects[1] as? UITabBar)?.standardAppearance.backgroundColor, equals: .systemPink)
    expect((objects[2] as? UIToolbar)?.standardAppearance.shadowColor, equals: .systemGreen)
  }

  @Test func `colours that older editors wrote are the system's of today`() throws {
    let objects = Nib.of(
      """
      <view id="1"><color key="backgroundColor" cocoaTouchSystemColor="darkTextColor"/></view>
      <view id="2"><color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
      <view id="3"><color key="backgroundColor" xcode11CocoaTouchSystemColor="labelColor"
        cocoaTouchSystemColor="darkTextColor"/></view>
      <view id="4"><color key="backgroundColor" systemColor="systemBackgroundColor"
        cocoaTouchSystemColor="whiteColor"/></view>
      """
    ).instantiate(withOwner: nil).map { ($0 as? UIView)?.backgroundColor }
    expect(objects, equals: [.darkText, .white, .label, .systemBackground])
  }

  @Test func `what older editors wrote beside a colour is not named`() throws {
    let said = try Nib.findings(
      """
      <view id="1"><color key="backgroundColor" xcode11CocoaTouchSystemColor="labelColor"
        cocoaTouchSystemColor="darkTextColor"/></view>
      <view id="2"><color key="tintColor" cocoaTouchSystemColor="noSuchColor"/></view>
      """)
    expect(said.count, equals: 1)
    expect(said.first?.contains("the system colour noSuchColor does not exist") ?? false)
  }

  @Test func `constraints that hold a place in the editor only are not made`() throws {
    let view: UIView? = Nib.first(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="v"
            secondAttribute="leading" constant="10" id="1"/>
          <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top"
            constant="10" id="2"/>
          <constraint firstItem="a" firstAttribute="width" constant="50" placeholder="YES" id="3"/>
          <constraint firstItem="a" firstAttribute="width" constant="70" placeholder="NO" id="4"/>
          <constraint firstItem="a" firstAttribute="height" constant="20" id="5"/>
        </constraints></view>
      """)
    view?.layoutIfNeeded()
    expect(view?.subviews.first?.frame, equals: CGRect(x: 10, y: 10, width: 70, height: 20))
    expect(view?.constraints.map(\.constant), equals: [10, 10, 70, 20])
  }

  @Test func `controllers are of the style that their elements say`() throws {
    let objects = Nib.of(
      """
      <pageViewController transitionStyle="scroll" navigationOrientation="vertical" id="1"/>
      <pageViewController navigationOrientation="horizontal" id="2"/>
      <splitViewController style="tripleColumn" preferredDisplayMode="secondaryOnly" id="3"/>
      <splitViewController id="4"/>
      """
    ).instantiate(withOwner: nil)
    let pages = try objects.prefix(2).map { try #require($0 as? UIPageViewController) }
    expect(pages.map(\.transitionStyle), equals: [.scroll, .pageCurl])
    expect(pages.map(\.navigationOrientation), equals: [.vertical, .horizontal])
    let split = try #require(objects[2] as? UISplitViewController)
    expect(split.style, equals: .tripleColumn)
    expect(split.preferredDisplayMode, equals: .secondaryOnly)
    expect((objects[3] as? UISplitViewController)?.style, equals: .unspecified)
  }

  @Test func `a table's controller has the refresh control that stands beside its table`() throws {
    let text = Board.text(
      """
      <tableViewController id="t"><tableView key="view" id="v"/>
        <refreshControl key="refreshControl" id="r">
          <color key="tintColor" systemColor="systemRedColor"/></refreshControl>
      </tableViewController>
      """, first: "t")
    let (storyboard, file) = try Board.of(text)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    let control = try #require(controller.refreshControl)
    expect(!controller.isViewLoaded)
    expect(control.tintColor, equals: .systemRed)
    expect(controller.tableView.refreshControl === control)
    expect(controller.refreshControl === control)
    expect(file.findings.isEmpty)
  }

  /// The data source and delegate of a table view whose rows may be deleted.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var begun: [IndexPath] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {}

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
      begun.append(indexPath)
    }
  }

  @Test func `the delegate of a table from a file is called for swiped rows`() throws {
    let objects = Nib.of(#"<tableView style="plain" id="1"/>"#).instantiate(withOwner: nil)
    let table = try #require(objects.first as? UITableView)
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    let harness = CollectionViewHarness(table)
    harness.runUntilIdle()
    try harness.swipe(itemAt: IndexPath(row: 0, section: 0))
    harness.runUntilIdle()
    expect(harness.textFrames.contains("\"Delete\""))
    expect(rows.begun, equals: [IndexPath(row: 0, section: 0)])
  }

  @Test func `the editor's usual header height of grouped tables is the automatic one`() throws {
    let objects = Nib.of(
      """
      <tableView style="insetGrouped" sectionHeaderHeight="18" sectionFooterHeight="20" id="1"/>
      <tableView style="plain" sectionHeaderHeight="18" sectionFooterHeight="-1" id="2"/>
      """
    ).instantiate(withOwner: nil)
    let tables = try objects.map { try #require($0 as? UITableView) }
    expect(tables.map(\.sectionHeaderHeight), equals: [UITableView.automaticDimension, 18])
    expect(tables.map(\.sectionFooterHeight), equals: [20, UITableView.automaticDimension])
  }

  @Test func `switches, dates, lists, typing and edges have what their elements say`() throws {
    let objects = Nib.of(
      """
      <switch preferredStyle="checkbox" id="1"/>
      <datePicker id="2"><timeZone key="timeZone" name="Europe/Berlin"/></datePicker>
      <tableView separatorInsetReference="fromAutomaticInsets" id="3">
        <color key="sectionIndexColor" systemColor="systemRedColor"/></tableView>
      <textField id="4"><textInputTraits key="textInputTraits" smartDashesType="no"
        smartQuotesType="yes" smartInsertDeleteType="default"/></textField>
      <screenEdgePanGestureRecognizer id="5"><rectEdge key="edges" left="YES"/>
        </screenEdgePanGestureRecognizer>
      """
    ).instantiate(withOwner: nil)
    expect((objects[0] as? UISwitch)?.style, equals: .sliding)
    expect((objects[1] as? UIDatePicker)?.timeZone, equals: TimeZone(identifier: "Europe/Berlin"))
    let table = try #require(objects[2] as? UITableView)
    expect(table.separatorInsetReference, equals: .fromAutomaticInsets)
    expect(table.sectionIndexColor, equals: .systemRed)
    let field = try #require(objects[3] as? UITextField)
    expect(field.smartDashesType, equals: .no)
    expect(field.smartQuotesType, equals: .yes)
    expect(field.smartInsertDeleteType, equals: .default)
    expect((objects[4] as? UIScreenEdgePanGestureRecognizer)?.edges, equals: .left)
  }

  @Test func `what is known and has no effect is named, and what the editor always writes is not`()
    throws
  {
    let said = try Nib.findings(
      """
      <label baselineAdjustment="alignBaselines" minimumFontSize="10" id="l"/>
      <label baselineAdjustment="alignCenters" id="m"/>
      <textView findInteractionEnabled="YES" id="t"/><textView findInteractionEnabled="YES" id="u"/>
      """)
    expect(
      said,
      equals: [
        "Test.xib:6:1: textView (id t): findInteractionEnabled of textView has no effect here; it is"
          + " left out"
      ])
  }

  @Test func `a text view is told what it finds`() throws {
    let view: UITextView = try #require(
      Nib.first(
        """
        <textView id="t"><dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/></textView>
        """))
    expect(view.dataDetectorTypes, equals: [.link, .phoneNumber])
  }

  @Test(arguments: [
    ("detailDisclosure", UIButton.ButtonType.detailDisclosure), ("infoLight", .infoLight),
    ("infoDark", .infoDark), ("contactAdd", .contactAdd), ("close", .close),
  ])
  func `buttons of types with a picture show it`(name: String, type: UIButton.ButtonType) throws {
    let button: UIButton = try #require(Nib.first("<button buttonType=\"\(name)\" id=\"b\"/>"))
    expect(button.buttonType, equals: type)
    expect(button.currentImage != nil)
    expect(button.intrinsicContentSize.width > 15)
  }

  @Test func `a text style that nobody knows is named, and the body's stands for it`() throws {
    let text = """
      <label text="x" id="l"><fontDescription key="fontDescription" style="UICTFontTextStyleHuge"/>
      </label>
      """
    let label: UILabel = try #require(Nib.first(text))
    expect(label.font, equals: .preferredFont(forTextStyle: .body))
    let said = try Nib.findings(text)
    expect(said.count == 1 && said[0].contains("there is no text style UICTFontTextStyleHuge"))
  }

  @Test func `a font of no size leaves the object's own`() throws {
    let label: UILabel = try #require(
      Nib.first(
        """
        <label text="x" id="l"><fontDescription key="fontDescription" type="system" pointSize="0.0"/>
        </label>
        """))
    expect(label.font, equals: UILabel().font)
  }

  @Test func `a symbol is as large as the font of its look`() throws {
    func view(_ font: String) throws -> UIImageView {
      try #require(
        Nib.first(
          """
          <imageView image="star" catalog="system" id="i"><preferredSymbolConfiguration
            key="preferredSymbolConfiguration" configurationType="font" scale="large">\(font)
          </preferredSymbolConfiguration></imageView>
          """))
    }
    let title = try view("<fontDescription key=\"font\" style=\"UICTFontTextStyleTitle1\"/>")
    let small = try view("<fontDescription key=\"font\" type=\"system\" pointSize=\"9\"/>")
    expect(
      title.preferredSymbolConfiguration,
      equals: UIImage.SymbolConfiguration(textStyle: .title1, scale: .large))
    expect(title.intrinsicContentSize.width > 2 * small.intrinsicContentSize.width)
  }

  @Test func `what the editor writes for every controller that holds others is not named`() throws {
    let text = Board.text(
      """
      <navigationController automaticallyAdjustsScrollViewInsets="NO" id="n"/>
      """, first: "n")
    let (storyboard, file) = try Board.of(text)
    _ = storyboard.instantiateInitialViewController()
    expect(file.findings.isEmpty)
  }

  @Test func `an accessory that a cell does not hide stays while rows are edited`() throws {
    let objects = Nib.of(
      """
      <tableViewCell accessoryType="checkmark" hidesAccessoryWhenEditing="NO" id="1"/>
      <tableViewCell accessoryType="checkmark" id="2"/>
      """
    ).instantiate(withOwner: nil)
    let types = objects.map { ($0 as? UITableViewCell)?.editingAccessoryType }
    expect(types, equals: [.checkmark, UITableViewCell.AccessoryType.none])
  }

  @Test func `a segment with a picture has no title`() throws {
    let said = try Nib.findings(
      """
      <segmentedControl id="g"><segments><segment title="" image="star" catalog="system"/>
      </segments></segmentedControl>
      """)
    expect(said.isEmpty)
  }

  @Test(arguments: [
    ("template", UIImage.RenderingMode.alwaysTemplate), ("original", .alwaysOriginal),
    ("automatic", .automatic),
  ])
  func `a picture is drawn in the mode of its reference`(
    name: String, mode: UIImage.RenderingMode
  ) throws {
    let view: UIImageView = try #require(
      Nib.first(
        """
        <imageView id="i"><imageReference key="image" image="star" catalog="system"
          renderingMode="\(name)"/></imageView>
        """))
    expect(view.image?.renderingMode, equals: mode)
  }

  @Test func `views and controllers have the identifiers by which states are restored`() throws {
    let objects = Nib.of(
      """
      <view restorationIdentifier="map" id="1"/>
      <viewController restorationIdentifier="trip" id="2"/>
      """
    ).instantiate(withOwner: nil)
    expect((objects[0] as? UIView)?.restorationIdentifier, equals: "map")
    expect((objects[1] as? UIViewController)?.restorationIdentifier, equals: "trip")
  }

  @Test(arguments: [
    ("automatic", UINavigationItem.SearchBarPlacement.automatic), ("inline", .inline),
    ("stacked", .stacked),
  ])
  func `a search bar stands where its item says`(
    name: String, placement: UINavigationItem.SearchBarPlacement
  ) throws {
    let item: UINavigationItem = try #require(
      Nib.first("<navigationItem title=\"Search\" searchBarPlacement=\"\(name)\" id=\"n\"/>"))
    expect(item.preferredSearchBarPlacement, equals: placement)
  }

  @Test func `a bar of tabs begins with the tab that it names`() throws {
    let (storyboard, file) = try Board.of(
      Board.text(
        """
        <tabBarController selectedIndex="1" id="t"><connections>
        <segue kind="relationship" relationship="viewControllers" destination="a" id="1"/>
        <segue kind="relationship" relationship="viewControllers" destination="b" id="2"/>
        </connections></tabBarController>
        """, "<viewController title=\"A\" id=\"a\"/>", "<viewController title=\"B\" id=\"b\"/>",
        first: "t"))
    let tabs = try #require(
      storyboard.instantiateInitialViewController() as? UITabBarController)
    expect(tabs.viewControllers?.count, equals: 2)
    expect(tabs.selectedIndex, equals: 1)
    expect(tabs.selectedViewController?.title, equals: "B")
    expect(file.findings.isEmpty)
  }

  @Test func `buttons adjust their images, and tabs stand, as files say`() throws {
    let objects = Nib.of(
      """
      <button adjustsImageWhenHighlighted="NO" adjustsImageWhenDisabled="NO"
        showsTouchWhenHighlighted="YES" showsLargeContentViewer="YES" largeContentTitle="Big"
        id="1"/>
      <tabBar itemPositioning="centered" itemWidth="80" itemSpacing="12"
        selectionIndicatorImage="star" id="2"/>
      <navigationBar backIndicatorImage="arrow.left" backIndicatorTransitionMaskImage="arrow.left"
        id="3"/>
      """
    ).instantiate(withOwner: nil)
    let button = try #require(objects[0] as? UIButton)
    expect(!button.adjustsImageWhenHighlighted && !button.adjustsImageWhenDisabled)
    expect(button.showsTouchWhenHighlighted && button.showsLargeContentViewer)
    expect(button.largeContentTitle, equals: "Big")
    let tabs = try #require(objects[1] as? UITabBar)
    expect(tabs.itemPositioning == .centered && tabs.itemWidth == 80 && tabs.itemSpacing == 12)
  }
}
