// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import Expectations
import Foundation
import MullionCollectionViews
import MullionControls
import MullionViewTree
import Testing
import UIKit
import ViewStage

@MainActor
@Suite("List cells as headers and footers")
struct ListBoundaryCellTests {
  /// Returns a data source of two rows, and a header and a footer that are list cells.
  private func source() -> ItemSource {
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    let boundary = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map { kind in
      UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kind) {
        cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
        cell.contentConfiguration = content
      }
    }
    let source = ItemSource([2]) {
      $0.dequeueConfiguredReusableCell(using: row, for: $1, item: "row")
    }
    source.other = { view, kind, path in
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      return view.dequeueConfiguredReusableSupplementary(
        using: boundary[isHeader ? 0 : 1], for: path)
    }
    return source
  }

  @Test(arguments: [
    UICollectionLayoutListConfiguration.Appearance.plain, .grouped, .insetGrouped,
  ])
  func `texts of headers and footers begin where those of rows do`(
    appearance: UICollectionLayoutListConfiguration.Appearance
  ) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let source = source()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.dataSource = source
    let stage = ViewStage.Stage(view, isShown: false)
    stage.frame()
    func start(_ cell: UIView?) throws -> CGFloat {
      let cell = try #require(cell as? UICollectionViewListCell)
      let content = try #require(cell.contentView as? UIListContentView)
      let guide = try #require(content.textLayoutGuide)
      return view.convert(guide.layoutFrame, from: content).minX
    }
    let row = try start(view.cellForItem(at: [0, 0]))
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      expect(try start(view.supplementaryView(forElementKind: kind, at: [0, 0])), equals: row)
    }
    expect(row, equals: (appearance == .insetGrouped ? 32 : 16))
  }
}
