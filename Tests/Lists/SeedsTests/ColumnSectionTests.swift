// SPDX-License-Identifier: Apache-2.0

// The spelling is that of applications.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals, UseEarlyExits, OmitExplicitReturns, AlwaysUseLiteralForEmptyCollectionInit, AllPublicDeclarationsHaveDocumentation, LineLength

import Expectations
import Testing
import UIKit

/// A cell with an explicit height, as a cell with a text would have.
private final class HeightCell: UICollectionViewCell {
  var height: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = height
    return layoutAttributes
  }
}

@MainActor
struct ColumnSectionTests {
  private let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 900),
    collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in nil })
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>

  init() {
    let cell = UICollectionView.CellRegistration<HeightCell, Int> { cell, _, number in
      cell.height = 100 + CGFloat(number % 10) * 10
    }
    dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
    }
  }

  @Test func `a list of estimated rows takes the cells' heights`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.interGroupSpacing = 20
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout(section: section)
    fill([0: [0, 1, 2]])
    expect(frame(0, 0), equals: CGRect(x: 20, y: 20, width: 280, height: 100))
    expect(frame(0, 1), equals: CGRect(x: 20, y: 140, width: 280, height: 110))
    expect(frame(0, 2), equals: CGRect(x: 20, y: 270, width: 280, height: 120))
  }

  @Test func `the first section has two columns, the others four`() {
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout {
      (sectionIndex: Int, layoutEnvironment: NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection? in
      let columns = sectionIndex == 0 ? 2 : 4
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
        subitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    fill([0: [0, 1, 2], 1: [10, 11, 12, 13, 14]])
    expect(frame(0, 1), equals: CGRect(x: 160, y: 0, width: 160, height: 44))
    expect(frame(0, 2), equals: CGRect(x: 0, y: 44, width: 160, height: 44))
    expect(frame(1, 3), equals: CGRect(x: 240, y: 88, width: 80, height: 44))
    expect(frame(1, 4), equals: CGRect(x: 0, y: 132, width: 80, height: 44))
  }

  @Test func `pairs of estimated height keep their own heights`() {
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
      var size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(130))
      let item = NSCollectionLayoutItem(layoutSize: size)
      size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(130))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      return Self.section(of: group)
    }
    fill([0: [0, 1, 2]])
    expect(frame(0, 0), equals: CGRect(x: 20, y: 20, width: 140, height: 100))
    expect(frame(0, 1), equals: CGRect(x: 160, y: 20, width: 140, height: 110))
    expect(frame(0, 2), equals: CGRect(x: 20, y: 150, width: 140, height: 120))
  }

  @Test func `the third of three takes the whole width`() {
    collectionView.collectionViewLayout = UICollectionViewCompositionalLayout { _, _ in
      var size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(130))
      var item = NSCollectionLayoutItem(layoutSize: size)
      size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(130))
      var group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      item = NSCollectionLayoutItem(layoutSize: size)
      group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [group, item])
      group.interItemSpacing = .fixed(20)
      return Self.section(of: group)
    }
    fill([0: [0, 1, 2, 3, 4]])
    expect(frame(0, 0)?.size, equals: CGSize(width: 140, height: 100))
    expect(frame(0, 1)?.origin, equals: CGPoint(x: 160, y: 20))
    expect(frame(0, 2), equals: CGRect(x: 20, y: 150, width: 280, height: 120))
    expect(frame(0, 3)?.origin, equals: CGPoint(x: 20, y: 290))
    expect(frame(0, 4)?.origin, equals: CGPoint(x: 160, y: 290))
  }

  private static func section(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    section.interGroupSpacing = 20
    return section
  }

  private func fill(_ sections: [Int: [Int]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    collectionView.layoutIfNeeded()
  }

  private func frame(_ section: Int, _ item: Int) -> CGRect? {
    collectionView.layoutAttributesForItem(at: [section, item])?.frame
  }
}
