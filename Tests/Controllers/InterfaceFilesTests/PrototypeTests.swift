// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Expectations
import Foundation
import MullionInterfaceDocuments
import MullionInterfaceFiles
import Testing
import UIKit

@Suite("Prototypes of lists without a program")
@MainActor
struct PrototypeTests {
  private static let list = """
    <collectionViewController id="list">
    <collectionView key="view" dataMode="prototypes" id="list-view">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    <collectionViewFlowLayout key="collectionViewLayout" id="flow">
    <size key="itemSize" width="80" height="60"/>
    <size key="headerReferenceSize" width="50" height="30"/></collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="tile" id="cell">
    <rect key="frame" x="0" y="0" width="80" height="60"/></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="head">
    <rect key="frame" x="0" y="0" width="390" height="30"/></collectionReusableView>
    <connections><outlet property="dataSource" destination="list" id="o1"/></connections>
    </collectionView></collectionViewController>
    """

  private static let table = """
    <tableViewController id="list">
    <tableView key="view" dataMode="prototypes" id="list-view">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    <prototypes><tableViewCell reuseIdentifier="row" id="cell">
    <rect key="frame" x="0" y="0" width="390" height="44"/></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="list" id="o1"/></connections>
    </tableView></tableViewController>
    """

  /// Returns a screen with a scene that has a segue to the scene `list`, or to a scene that embeds `list`.
  private func screen(
    leadingTo list: String, embedded isEmbedded: Bool
  ) throws -> InterfaceSubject.Screen {
    let outer = """
      <viewController id="outer"><view key="view" id="ov"><subviews>
      <containerView id="box"><rect key="frame" x="0" y="0" width="390" height="400"/>
      <connections><segue destination="list" kind="embed" id="s2"/></connections></containerView>
      </subviews></view></viewController>
      """
    let first = """
      <viewController id="first"><view key="view" id="fv"/><connections>
      <segue kind="presentation" identifier="open" destination="\(isEmbedded ? "outer" : "list")" id="s1"/>
      </connections></viewController>
      """
    let text = Board.text(first, outer, list, first: "first")
    let document = try InterfaceDocument(data: Data(text.utf8), name: "Test.storyboard")
    let file = LoadedFile(document, in: nil, usesClasses: false)
    file.listener = { _ in }
    return try #require(InterfaceSubject(file).screen(nil))
  }

  /// Performs the segue of the scene and returns the presented controller, or the one embedded in it.
  private func shown(
    by screen: InterfaceSubject.Screen, in harness: CollectionViewHarness
  ) throws -> UIViewController {
    screen.controller?.performSegue(withIdentifier: "open", sender: nil)
    harness.runUntilIdle()
    let presented = try #require(screen.controller?.presentedViewController)
    return presented.children.first ?? presented
  }

  @Test(arguments: [false, true])
  func `a collection view that a segue shows has its prototypes`(isEmbedded: Bool) throws {
    let screen = try screen(leadingTo: Self.list, embedded: isEmbedded)
    let controller = try #require(screen.controller)
    let harness = CollectionViewHarness(controller)
    let list = try #require(shown(by: screen, in: harness) as? UICollectionViewController)
    expect(list.collectionView.visibleCells.count, equals: 1)
    let kind = UICollectionView.elementKindSectionHeader
    expect(list.collectionView.visibleSupplementaryViews(ofKind: kind).count, equals: 1)
    harness.runUntilIdle()
  }

  @Test(arguments: [false, true])
  func `a table view that a segue shows has its prototypes`(isEmbedded: Bool) throws {
    let screen = try screen(leadingTo: Self.table, embedded: isEmbedded)
    let controller = try #require(screen.controller)
    let harness = CollectionViewHarness(controller)
    let list = try #require(shown(by: screen, in: harness) as? UITableViewController)
    expect(list.tableView.visibleCells.count, equals: 1)
    harness.runUntilIdle()
  }
}
