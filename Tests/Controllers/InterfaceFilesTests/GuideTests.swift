// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Guides and margins of interface files")
@MainActor
struct GuideTests {
  /// Returns a constraint between attributes of two items, as XML.
  private static func tie(
    _ first: String, _ attribute: String, _ second: String, _ other: String, _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)"
      secondAttribute="\(other)" \(more)/>
    """
  }

  /// Returns a constraint of an attribute to a constant, as XML.
  private static func fix(_ item: String, _ attribute: String, _ number: Int) -> String {
    "<constraint firstItem=\"\(item)\" firstAttribute=\"\(attribute)\" constant=\"\(number)\"/>"
  }

  /// Returns a view 100 points high, 200 wide by default, with the subviews `a` and `b` and the given
  /// constraints.
  private func view(
    _ constraints: [String], _ more: String = "", width: Int = 200
  ) throws -> UIView {
    let free = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let text = """
      <view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="100"/>
      <subviews><view \(free) id="a"/><view \(free) id="b"/></subviews>
      \(more)<constraints>\(constraints.joined(separator: "\n"))</constraints></view>
      """
    expect(try Nib.findings(text).isEmpty)
    let view: UIView = try #require(Nib.first(text))
    view.layoutIfNeeded()
    return view
  }

  /// Returns constraints that align the edges of `a` with those of a guide.
  private static func filling(_ guide: String) -> [String] {
    ["leading", "top", "trailing", "bottom"].map { tie("a", $0, guide, $0) }
  }

  @Test func `an application's own guide holds a place`() throws {
    let view = try view(
      [
        Self.tie("g", "leading", "v", "leading", "constant=\"20\""), Self.fix("g", "width", 30),
        Self.tie("g", "top", "v", "top"), Self.fix("g", "height", 10),
        Self.tie("a", "leading", "g", "trailing"), Self.tie("a", "top", "g", "bottom"),
        Self.fix("a", "width", 40), Self.fix("a", "height", 20),
      ], "<layoutGuides><layoutGuide userLabel=\"Gap\" id=\"g\"/></layoutGuides>")
    expect(view.subviews[0].frame, equals: CGRect(x: 50, y: 10, width: 40, height: 20))
    let guide = try #require(view.layoutGuides.first { $0.identifier == "Gap" })
    expect(guide.layoutFrame, equals: CGRect(x: 20, y: 0, width: 30, height: 10))
  }

  @Test func `the guide of margins is the view's`() throws {
    let view = try view(
      Self.filling("m"),
      """
      <viewLayoutGuide key="layoutMargins" id="m"/>
      <edgeInsets key="layoutMargins" top="5" left="10" bottom="15" right="20"/>
      """)
    expect(view.subviews[0].frame, equals: CGRect(x: 10, y: 5, width: 170, height: 80))
  }

  @Test func `the guide of readable content is the view's`() throws {
    let view = try view(
      Self.filling("r"), "<viewLayoutGuide key=\"readableContent\" id=\"r\"/>", width: 1000)
    let frame = view.subviews[0].frame
    expect(frame, equals: view.readableContentGuide.layoutFrame)
    expect(frame.width < 800 && frame.width > 400)
  }

  @Test func `the guide of the keyboard is the view's`() throws {
    let view = try view(
      [
        Self.tie("a", "bottom", "k", "top"), Self.tie("a", "top", "v", "top"),
        Self.tie("a", "leading", "v", "leading"), Self.fix("a", "width", 40),
      ], "<viewLayoutGuide key=\"keyboard\" id=\"k\"/>")
    expect(view.constraints.contains { $0.secondItem === view.keyboardLayoutGuide })
    expect(view.subviews[0].frame.maxY, equals: view.keyboardLayoutGuide.layoutFrame.minY)
    expect(view.subviews[0].frame.height > 0)
  }

  @Test func `a guide that nobody knows is named`() throws {
    let said = try Nib.findings("<view id=\"v\"><viewLayoutGuide key=\"wobble\" id=\"w\"/></view>")
    expect(said.count == 1 && said[0].contains("the guide wobble is not known"))
  }

  @Test func `the guides that controllers had before safe areas are the inner edges of bars`()
    throws
  {
    let text = Board.text(
      """
      <viewController id="a"><layoutGuides>
      <viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="u"/>
      </layoutGuides><view key="view" id="v"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="x"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="y"/></subviews><constraints>
      \(Self.tie("x", "top", "t", "bottom"))\(Self.tie("u", "top", "x", "bottom"))
      \(Self.tie("x", "leading", "v", "leading"))\(Self.fix("x", "width", 40))
      \(Self.tie("y", "top", "t", "top"))\(Self.tie("u", "bottom", "y", "bottom"))
      \(Self.tie("y", "trailing", "v", "trailing"))\(Self.fix("y", "width", 40))
      </constraints></view></viewController>
      """, first: "a")
    let (storyboard, file) = try Board.of(text)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let bars = UINavigationController(rootViewController: controller)
    bars.isToolbarHidden = false
    let harness = CollectionViewHarness(bars)
    harness.runUntilIdle()
    let view = try #require(controller.view)
    let safe = view.safeAreaInsets
    expect(safe.top > 40 && safe.bottom > 40)
    let (inner, outer) = (view.subviews[0].frame, view.subviews[1].frame)
    expect(inner.minY == safe.top && inner.maxY == view.bounds.height - safe.bottom)
    expect(outer.minY == 0 && outer.maxY == view.bounds.height)
    expect(file.findings.isEmpty, "\(file.findings)")
  }

  // MARK: Kinds of constraints

  @Test func `a length is at most what its constraint says`() throws {
    let view = try view([
      "<constraint firstItem=\"a\" firstAttribute=\"width\" relation=\"lessThanOrEqual\""
        + " constant=\"50\"/>",
      "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"120\" priority=\"750\"/>",
      Self.tie("a", "leading", "v", "leading"), Self.tie("a", "top", "v", "top"),
    ])
    expect(view.subviews[0].frame.width, equals: 50)
  }

  @Test func `left and right margins do not follow the reading direction`() throws {
    let margins = """
      <edgeInsets key="layoutMargins" top="10" left="10" bottom="30" right="20"/>
      """
    let view = try view(
      [
        Self.tie("a", "left", "v", "leftMargin"), Self.tie("a", "right", "v", "rightMargin"),
        Self.tie("a", "centerY", "v", "centerYWithinMargins"), Self.fix("a", "height", 20),
      ], margins)
    expect(view.subviews[0].frame, equals: CGRect(x: 10, y: 30, width: 170, height: 20))
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    expect(view.subviews[0].frame, equals: CGRect(x: 10, y: 30, width: 170, height: 20))
  }

  @Test func `baseline is what older editors called the last one`() throws {
    let view: UIView = try #require(
      Nib.first(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
        <label text="Large" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="40"/></label>
        <label text="small" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="10"/></label></subviews>
        <constraints>
        \(Self.tie("a", "top", "v", "top"))\(Self.tie("a", "leading", "v", "leading"))
        \(Self.tie("b", "leading", "a", "trailing"))\(Self.tie("b", "baseline", "a", "baseline"))
        </constraints></view>
        """))
    view.layoutIfNeeded()
    let tie = try #require(view.constraints.last)
    expect(tie.firstAttribute == .lastBaseline && tie.secondAttribute == .lastBaseline)
    let (large, small) = (view.subviews[0].frame, view.subviews[1].frame)
    expect(small.minY > large.minY && small.maxY < large.maxY)
  }
}
