// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit

/// Tests of the leading margins of texts in lists.
@MainActor
struct ListMarginTests {
  @Test(arguments: [
    (UICollectionLayoutListConfiguration.Appearance.plain, 390.0, 16.0), (.plain, 430, 20),
    (.grouped, 390, 16), (.grouped, 430, 20), (.insetGrouped, 390, 16), (.insetGrouped, 430, 16),
  ])
  func `texts of rows from edge to edge begin where the title does`(
    appearance: UICollectionLayoutListConfiguration.Appearance, width: CGFloat, margin: CGFloat
  ) throws {
    let list = Stage(
      list: UICollectionLayoutListConfiguration(appearance: appearance), counts: [2],
      size: CGSize(width: width, height: 400))
    let cell = try #require(
      list.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    list.frame()
    let view = try #require(cell.contentView as? UIListContentView)
    let text = try #require(view.textLayoutGuide)
    expect(view.convert(text.layoutFrame, to: cell).minX, equals: margin)
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped, .sidebar,
  ])
  func `the margins of a list cell's contentView are those of any view`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    let list = Stage(
      list: UICollectionLayoutListConfiguration(appearance: appearance), counts: [2],
      size: CGSize(width: 430, height: 400))
    let cell = try #require(
      list.view.cellForItem(at: [0, 0]) as? UICollectionViewListCell)
    let content = cell.contentView
    expect(content.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expect(
      content.directionalLayoutMargins,
      equals: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    list.frame()
    expect(content.layoutMarginsGuide.layoutFrame, equals: content.bounds.insetBy(dx: 8, dy: 8))
  }
}
