// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

/// A view controller that creates the details controller in a segue action.
final class MakerViewController: UIViewController {
  var answersNil = false
  private(set) var asked: [String] = []

  func makeDetails(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> DetailsViewController?
  {
    asked.append("\(segueIdentifier ?? "no name") from \(sender as? String ?? "nobody")")
    return answersNil ? nil : DetailsViewController(coder: coder, colour: "green")
  }

  override class var _namedMembers: [_NamedMember] {
    super._namedMembers + [
      .action(
        Selector(
          "makeDetails:sender:segueIdentifier:",
          MakerViewController.makeDetails(_:sender:segueIdentifier:)))
    ]
  }
}

@Suite("Segue actions")
@MainActor
struct SegueActionTests {
  private static let details = """
    <viewController id="d" customClass="DetailsViewController" customModule="InterfaceFilesTests">
    <view key="view" id="dv"/></viewController>
    """

  private static func maker(_ segue: String) -> String {
    """
    <viewController id="m" customClass="MakerViewController" customModule="InterfaceFilesTests">
    <view key="view" id="mv"/><connections>\(segue)</connections></viewController>
    """
  }

  private func shown(_ segue: String) throws -> (MakerViewController, CollectionViewHarness) {
    let board = try Board.of(Board.text(Self.maker(segue), Self.details, first: "m"))
    let made = board.storyboard.instantiateInitialViewController()
    let maker = try #require(made as? MakerViewController)
    return (maker, CollectionViewHarness(maker))
  }

  private static let present = """
    <segue kind="presentation" identifier="open" destination="d"
      destinationCreationSelector="makeDetails:sender:segueIdentifier:" id="s"/>
    """

  @Test func `the method that a segue names makes its destination`() throws {
    let (maker, harness) = try shown(Self.present)
    maker.performSegue(withIdentifier: "open", sender: "me")
    harness.runUntilIdle()
    expect(maker.asked, equals: ["open from me"])
    let details = try #require(maker.presentedViewController as? DetailsViewController)
    expect(details.colour, equals: "green")
    expect(details.storyboard === maker.storyboard)
  }

  @Test func `a method that answers nil leaves it to init(coder:)`() throws {
    let (maker, harness) = try shown(Self.present)
    maker.answersNil = true
    maker.performSegue(withIdentifier: "open", sender: nil)
    harness.runUntilIdle()
    expect(maker.asked, equals: ["open from nobody"])
    expect((maker.presentedViewController as? DetailsViewController)?.colour, equals: "none")
  }

  @Test func `an embedded scene is made by the method of its segue`() throws {
    let board = try Board.of(
      Board.text(
        """
        <viewController id="m" customClass="MakerViewController" customModule="InterfaceFilesTests">
        <view key="view" id="mv"><subviews><containerView id="c"><connections>
        <segue kind="embed" destination="d"
          destinationCreationSelector="makeDetails:sender:segueIdentifier:" id="s"/>
        </connections></containerView></subviews></view></viewController>
        """, Self.details, first: "m"))
    let maker = try #require(board.storyboard.instantiateInitialViewController())
    maker.loadViewIfNeeded()
    expect((maker.children.first as? DetailsViewController)?.colour, equals: "green")
  }

  @Test func `a method that nobody has is named, and init(coder:) stands for it`() throws {
    let segue = Self.present.replacing("makeDetails:", with: "other:")
    let board = try Board.of(Board.text(Self.maker(segue), Self.details, first: "m"))
    let maker = try #require(board.storyboard.instantiateInitialViewController())
    let harness = CollectionViewHarness(maker)
    maker.performSegue(withIdentifier: "open", sender: nil)
    harness.runUntilIdle()
    expect((maker.presentedViewController as? DetailsViewController)?.colour, equals: "none")
    expect(board.file.findings.map(\.message).contains { $0.contains("no method 'other:sender") })
  }

  @Test func `a creator that answers nil leaves it to init(coder:)`() throws {
    let made: DetailsViewController = UIStoryboard(name: "Shop", bundle: .module)
      .instantiateViewController(identifier: "Details") { _ in nil }
    expect(made.colour, equals: "none")
  }
}
