// SPDX-License-Identifier: Apache-2.0

import Composer
import Expectations
import Testing
import UIKit

@MainActor
struct PresetTests {
  typealias Layout = UICollectionViewComposableLayout

  let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)

  // MARK: - Items

  @Test func `a full item takes its group`() {
    let item = Layout.Item.full(contentInsets: insets).make()
    expect(item.layoutSize.widthDimension.isFractionalWidth)
    expect(item.layoutSize.widthDimension.dimension, equals: 1)
    expect(item.layoutSize.heightDimension.isFractionalHeight)
    expect(item.layoutSize.heightDimension.dimension, equals: 1)
    expect(item.contentInsets, equals: insets)
  }

  @Test func `a list row takes the width and has a height of its own`() {
    let item = Layout.Item.listRow(height: .absolute(95)).make()
    expect(item.layoutSize.widthDimension.isFractionalWidth)
    expect(item.layoutSize.heightDimension.isAbsolute)
    expect(item.layoutSize.heightDimension.dimension, equals: 95)
    expect(item.contentInsets, equals: .zero)
  }

  @Test func `a grid item has the given width and height`() {
    let item = Layout.Item.grid(width: .estimated(50), height: .absolute(32)).make()
    expect(item.layoutSize.widthDimension.isEstimated)
    expect(item.layoutSize.widthDimension.dimension, equals: 50)
    expect(item.layoutSize.heightDimension.dimension, equals: 32)
  }

  @Test func `a custom item is the one that was given`() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(7), heightDimension: .absolute(8))
    let own = NSCollectionLayoutItem(layoutSize: size)
    expect(Layout.Item.custom(own).make() === own)
  }

  // MARK: - Groups

  @Test func `a grid group is a row of the container's width`() {
    let group = Layout.Group.grid(
      height: .absolute(120), numberOfItems: 3, spacing: .flexible(5), contentInsets: insets
    ).make(with: Layout.Item.full().make())
    expect(group.layoutSize.widthDimension.isFractionalWidth)
    expect(group.layoutSize.heightDimension.dimension, equals: 120)
    expect(group.interItemSpacing?.isFlexible, equals: true)
    expect(group.interItemSpacing?.spacing, equals: 5)
    expect(group.contentInsets, equals: insets)
  }

  @Test func `each group preset has its size`() {
    let item = Layout.Item.full().make()
    let full = Layout.Group.full().make(with: item).layoutSize
    expect(full.widthDimension.isFractionalWidth && full.heightDimension.isFractionalHeight)
    let single = Layout.Group.singleFullList(height: .estimated(44)).make(with: item).layoutSize
    expect(single.widthDimension.isFractionalWidth && single.heightDimension.isEstimated)
    let flow = Layout.Group.flow(height: .absolute(32), numberOfItems: 4).make(with: item)
    expect(flow.layoutSize.widthDimension.isEstimated)
    expect(flow.layoutSize.heightDimension.dimension, equals: 32)
    let list = Layout.Group.list(width: .absolute(200), numberOfItems: 3).make(with: item)
    expect(list.layoutSize.widthDimension.dimension, equals: 200)
    expect(list.layoutSize.heightDimension.isEstimated)
    let custom = Layout.Group.custom(
      width: .absolute(11), height: .absolute(12), direction: .vertical, numberOfItems: 2
    ).make(with: item)
    expect(custom.layoutSize.widthDimension.dimension, equals: 11)
    expect(custom.layoutSize.heightDimension.dimension, equals: 12)
  }

  @Test func `an inner group takes the item's place`() throws {
    let item = Layout.Item.listRow(height: .absolute(20)).make()
    let group = Layout.Group.grid(
      height: .absolute(100), numberOfItems: 2, innerGroup: .list(numberOfItems: 3)
    ).make(with: item)
    let inner = try #require(group.subitems.first as? NSCollectionLayoutGroup)
    expect(inner.layoutSize.heightDimension.isEstimated)
    expect(inner.subitems.first?.layoutSize.heightDimension.dimension, equals: 20)
  }

  @Test func `a group of no items is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let item = UICollectionViewComposableLayout.Item.full().make()
        _ = UICollectionViewComposableLayout.Group.grid(height: .absolute(1), numberOfItems: 0)
          .make(with: item)
      }
    }
    expect(says(result, "Group.grid was given numberOfItems 0"))
  }

  // MARK: - Sections and what stands at their boundaries

  @Test func `a base section carries spacing, insets, scrolling, boundaries and decorations`() {
    let group = Layout.Group.full().make(with: Layout.Item.full().make())
    let section = Layout.Section.base(
      spacing: 5, contentInsets: insets, orthogonalScrolling: .groupPagingCentered,
      boundaryItems: [.header(height: .absolute(68)), .footer(height: .absolute(120))],
      decorationItems: [.background(kind: "card")]
    ).make(with: group)
    expect(section.interGroupSpacing, equals: 5)
    expect(section.contentInsets, equals: insets)
    expect(section.orthogonalScrollingBehavior, equals: .groupPagingCentered)
    expect(section.boundarySupplementaryItems.count, equals: 2)
    expect(section.decorationItems.map(\.elementKind), equals: ["card"])
  }

  @Test func `an empty base section is UIKit's own`() {
    let group = Layout.Group.full().make(with: Layout.Item.full().make())
    let section = Layout.Section.base().make(with: group)
    expect(section.interGroupSpacing, equals: 0)
    expect(section.contentInsets, equals: .zero)
    expect(section.orthogonalScrollingBehavior, equals: .none)
    expect(section.boundarySupplementaryItems.isEmpty)
  }

  @Test func `headers and footers have the section kinds unless told otherwise`() {
    let header = Layout.BoundaryItem.header(height: .absolute(68)).make()
    expect(header.elementKind, equals: UICollectionView.elementKindSectionHeader)
    expect(header.alignment, equals: .top)
    expect(!header.pinToVisibleBounds)
    let footer = Layout.BoundaryItem.footer(height: .absolute(120)).make()
    expect(footer.elementKind, equals: UICollectionView.elementKindSectionFooter)
    expect(footer.alignment, equals: .bottom)
    let own = Layout.BoundaryItem.header(
      height: .estimated(128), contentInsets: insets, kind: "head", alignment: .topLeading,
      isPinned: true
    ).make()
    expect(own.elementKind, equals: "head")
    expect(own.alignment, equals: .topLeading)
    expect(own.contentInsets, equals: insets)
    expect(own.pinToVisibleBounds)
  }
}
