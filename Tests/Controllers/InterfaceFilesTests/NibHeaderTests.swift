// SPDX-License-Identifier: Apache-2.0

import CollectionStage
import CollectionViewTesting
import Expectations
import Foundation
import Testing
import UIKit

@Suite("Headers, footers and grounds of nibs")
@MainActor
struct NibHeaderTests {
  private static let reusable = Nib.of(
    """
    <collectionReusableView id="r"><rect key="frame" x="0" y="0" width="100" height="30"/>
    <subviews><label text="Of a nib" id="l"/></subviews></collectionReusableView>
    """)

  private final class Heads: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }
  }

  private let items = ItemSource([1])

  /// Returns a collection view with a header and a section background.
  private func view(
    _ prepare: (UICollectionView, UICollectionViewLayout) -> Void
  ) -> UICollectionView {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(30))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    prepare(view, layout)
    CollectionViewHarness(view).runUntilIdle()
    return view
  }

  private func text(in view: UIView?) -> String? { (view?.subviews.first as? UILabel)?.text }

  @Test func `a table makes its headers from a nib that was registered`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let rows = RowSource([1]) { _, _ in UITableViewCell() }
    let heads = Heads()
    table.register(
      Nib.of(
        """
        <tableViewHeaderFooterView id="h"><subviews><label text="Of a nib" id="l"/></subviews>
        </tableViewHeaderFooterView>
        """), forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (rows, heads)
    CollectionViewHarness(table).runUntilIdle()
    let header = try #require(table.headerView(forSection: 0))
    expect(header.reuseIdentifier, equals: "head")
    expect(header.subviews.contains { ($0 as? UILabel)?.text == "Of a nib" })
  }

  @Test func `a collection view makes headers and grounds from nibs that were registered`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    items.other = { view, _, path in
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: path)
    }
    let view = view { view, layout in
      view.register(
        Self.reusable, forSupplementaryViewOfKind: kind, withReuseIdentifier: "head")
      layout.register(Self.reusable, forDecorationViewOfKind: "ground")
    }
    expect(text(in: view.supplementaryView(forElementKind: kind, at: [0, 0])), equals: "Of a nib")
    expect(view.subviews.filter { text(in: $0) == "Of a nib" }.count, equals: 2)
  }

  @Test func `a supplementary registration with a nib makes and configures its views`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      supplementaryNib: Self.reusable, elementKind: kind
    ) { view, _, path in view.tag = path.section + 7 }
    items.other = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    let view = view { _, layout in
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    }
    let header = view.supplementaryView(forElementKind: kind, at: [0, 0])
    expect(text(in: header) == "Of a nib" && header?.tag == 7)
  }
}
