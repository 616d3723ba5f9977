// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// A custom segue that records each `perform()` call.
final class NotedSegue: UIStoryboardSegue {
  static var performed: [String] = []

  override func perform() {
    Self.performed.append("\(identifier ?? "no name") to \(destination.title ?? "nothing")")
  }
}

/// A controller that receives an action through the responder chain.
final class HearingViewController: UIViewController {
  private(set) var heard = 0
  func hear(_ sender: Any?) { heard += 1 }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [.action(Selector("hear:", HearingViewController.hear(_:)))]
  }
}

@Suite("Segues of every kind")
@MainActor
struct SegueTests {
  private static func scene(_ inside: String, _ connections: String = "", _ attributes: String = "")
    -> String
  {
    """
    <viewController id="a" \(attributes)><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="300" height="400"/><subviews>\(inside)</subviews></view>
    <connections>\(connections)</connections></viewController>
    """
  }

  private static let other = "<viewController title=\"Other\" id=\"b\"/>"

  /// Shows the initial scene of a storyboard of the given controllers on a screen of the given size.
  private func shown(
    _ scenes: String..., first: String = "a", size: CGSize = CGSize(width: 390, height: 844)
  ) throws -> (controller: UIViewController, harness: CollectionViewHarness) {
    let board = try Board.of(Board.text(scenes, first: first)).storyboard
    let controller = try #require(board.instantiateInitialViewController())
    let harness = CollectionViewHarness(controller, on: Device(size: size, scale: 1))
    harness.runUntilIdle()
    return (controller, harness)
  }

  @Test func `a segue of an application's class is performed by it`() throws {
    let (controller, _) = try shown(
      Self.scene(
        "",
        """
        <segue destination="b" kind="custom" identifier="go" customClass="NotedSegue"
          customModule="InterfaceFilesTests" id="s"/>
        """), Self.other)
    NotedSegue.performed = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    expect(NotedSegue.performed, equals: ["go to Other"])
    expect(controller.presentedViewController == nil)
  }

  @Test(arguments: ["presentation", "modal"])
  func `what is presented has the style and the transition of its segue`(kind: String) throws {
    let (controller, harness) = try shown(
      Self.scene(
        "",
        """
        <segue destination="b" kind="\(kind)" identifier="go" modalPresentationStyle="overFullScreen"
          modalTransitionStyle="crossDissolve" animates="NO" id="s"/>
        """), Self.other)
    controller.performSegue(withIdentifier: "go", sender: nil)
    harness.runUntilIdle()
    let other = try #require(controller.presentedViewController)
    expect(other.title == "Other" && other.modalPresentationStyle == .overFullScreen)
    expect(other.modalTransitionStyle, equals: .crossDissolve)
  }

  @Test(arguments: ["showDetail", "replace"])
  func `a detail segue shows its scene beside the list`(kind: String) throws {
    let (controller, harness) = try shown(
      """
      <splitViewController id="p" style="doubleColumn"><connections>
      <segue destination="a" kind="relationship" relationship="masterViewController" id="r"/>
      </connections></splitViewController>
      """,
      Self.scene(
        "", "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" id=\"s\"/>"),
      Self.other, first: "p", size: CGSize(width: 1100, height: 700))
    let split = try #require(controller as? UISplitViewController)
    let list = try #require(split.viewController(for: .primary))
    (list as? UINavigationController)?.topViewController?
      .performSegue(withIdentifier: "go", sender: nil)
    if !(list is UINavigationController) { list.performSegue(withIdentifier: "go", sender: nil) }
    harness.runUntilIdle()
    let detail = try #require(split.viewController(for: .secondary))
    let top = (detail as? UINavigationController)?.topViewController ?? detail
    expect(top.title, equals: "Other")
  }

  @Test(arguments: ["show", "push"])
  func `a segue that shows pushes where there is a stack`(kind: String) throws {
    let (controller, harness) = try shown(
      """
      <navigationController id="n"><connections>
      <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController>
      """,
      Self.scene(
        "", "<segue destination=\"b\" kind=\"\(kind)\" identifier=\"go\" id=\"s\"/>"),
      Self.other, first: "n")
    let stack = try #require(controller as? UINavigationController)
    stack.topViewController?.performSegue(withIdentifier: "go", sender: nil)
    harness.runUntilIdle()
    expect(stack.viewControllers.count == 2 && stack.topViewController?.title == "Other")
  }

  @Test func `a button's action reaches the first that has it along the responder chain`() throws {
    let (controller, harness) = try shown(
      Self.scene(
        """
        <button buttonType="system" id="k"><rect key="frame" x="20" y="100" width="200" height="60"/>
        <state key="normal" title="Press"/><connections>
        <action selector="hear:" destination="fr" eventType="touchUpInside" id="c"/>
        </connections></button>
        """, "", "customClass=\"HearingViewController\" customModule=\"InterfaceFilesTests\"")
        + "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"fr\"/>")
    harness.tap(at: CGPoint(x: 100, y: 130))
    expect((controller as? HearingViewController)?.heard, equals: 1)
  }

  @Test func `a row's accessory has a segue of its own`() throws {
    let (controller, harness) = try shown(
      """
      <tableViewController id="a"><tableView key="view" dataMode="static" style="plain" id="t">
      <sections><tableViewSection id="ts"><cells>
      <tableViewCell accessoryType="detailDisclosureButton" rowHeight="60" id="c">
      <tableViewCellContentView key="contentView" tableViewCell="c" id="cc"/>
      <connections><segue destination="b" kind="presentation" trigger="accessoryAction" id="s"/>
      </connections></tableViewCell></cells></tableViewSection></sections></tableView>
      </tableViewController>
      """, Self.other)
    harness.tap(at: CGPoint(x: 100, y: 30))
    harness.runUntilIdle()
    expect(controller.presentedViewController == nil)
    harness.tap(at: CGPoint(x: 340, y: 30))
    harness.runUntilIdle()
    expect(controller.presentedViewController?.title, equals: "Other")
  }

  @Test func `a gesture begins a segue`() throws {
    let (controller, harness) = try shown(
      Self.scene(
        """
        <view id="w"><rect key="frame" x="0" y="0" width="300" height="300"/><connections>
        <outletCollection property="gestureRecognizers" destination="g" id="o"/>
        </connections></view>
        """)
          + """
          <tapGestureRecognizer id="g"><connections>
          <segue destination="b" kind="presentation" id="s"/></connections></tapGestureRecognizer>
          """, Self.other)
    harness.tap(at: CGPoint(x: 100, y: 100))
    harness.runUntilIdle()
    expect(controller.presentedViewController?.title, equals: "Other")
  }

  @Test(arguments: ["popover", "popoverPresentation"])
  func `a popover points at what its segue names`(kind: String) throws {
    let (controller, harness) = try shown(
      Self.scene(
        """
        <view id="w"><rect key="frame" x="40" y="300" width="60" height="30"/></view>
        """,
        """
        <segue destination="b" kind="\(kind)" identifier="go" popoverAnchorView="w" id="s">
        <popoverArrowDirection key="popoverArrowDirection" left="YES" up="YES"/></segue>
        """), Self.other, size: CGSize(width: 1100, height: 700))
    controller.performSegue(withIdentifier: "go", sender: nil)
    harness.runUntilIdle()
    let popover = try #require(
      controller.presentedViewController?.popoverPresentationController)
    expect(popover.sourceView === controller.view.subviews.first)
    expect(popover.permittedArrowDirections, equals: [.left, .up])
    expect(popover.arrowDirection == .up || popover.arrowDirection == .left)
  }

  @Test func `a popover without an anchor points at what began it`() throws {
    let (controller, harness) = try shown(
      Self.scene(
        """
        <button buttonType="system" id="k"><rect key="frame" x="20" y="100" width="200" height="60"/>
        <state key="normal" title="Press"/><connections>
        <segue destination="b" kind="popoverPresentation" id="s"/></connections></button>
        """), Self.other, size: CGSize(width: 1100, height: 700))
    harness.tap(at: CGPoint(x: 100, y: 130))
    harness.runUntilIdle()
    let popover = try #require(
      controller.presentedViewController?.popoverPresentationController)
    expect(popover.sourceView is UIButton)
  }
}
