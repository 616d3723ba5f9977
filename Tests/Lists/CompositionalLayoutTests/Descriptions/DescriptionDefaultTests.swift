// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct DescriptionDefaultTests {
  @Test func `an item has no insets, fixed zeros around it and no badges`() {
    let item = Layouts.item(.absolute(1), .absolute(1))
    expect(item.contentInsets, equals: .zero)
    expect(item.edgeSpacing?.leading, equals: .fixed(0))
    expect(item.edgeSpacing?.bottom, equals: .fixed(0))
    expect(item.supplementaryItems.isEmpty)
  }

  @Test func `a badge stands in front of cells and a decoration does not`() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: Layouts.size(.absolute(1), .absolute(1)), elementKind: "a",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    expect(badge.zIndex, equals: 1)
    expect(badge.itemAnchor == nil)
    expect(NSCollectionLayoutDecorationItem.background(elementKind: "b").zIndex, equals: 0)
  }

  @Test func `a boundary item extends the boundary and is not pinned`() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.absolute(1), .absolute(1)), elementKind: "h", alignment: .top)
    expect(header.extendsBoundary)
    expect(!header.pinToVisibleBounds)
    expect(header.offset, equals: .zero)
    expect(header.zIndex, equals: 1)
  }

  @Test func `a section is plain`() {
    let section = Layouts.list(.absolute(1))
    expect(section.contentInsets, equals: .zero)
    expect(section.interGroupSpacing, equals: 0)
    expect(section.orthogonalScrollingBehavior, equals: .none)
    expect(section.boundarySupplementaryItems.isEmpty)
    expect(section.decorationItems.isEmpty)
    expect(section.supplementariesFollowContentInsets)
    expect(section.contentInsetsReference, equals: .automatic)
    expect(section.visibleItemsInvalidationHandler == nil)
  }

  @Test func `a configuration scrolls down and keeps clear of the safe area`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    expect(configuration.scrollDirection, equals: .vertical)
    expect(configuration.interSectionSpacing, equals: 0)
    expect(configuration.contentInsetsReference, equals: .safeArea)
    expect(configuration.boundarySupplementaryItems.isEmpty)
  }

  @Test func `lengths accept zero, negative numbers and shares above one`() {
    expect(NSCollectionLayoutDimension.absolute(-4).dimension, equals: -4)
    expect(NSCollectionLayoutDimension.fractionalWidth(2).isFractionalWidth)
    expect(NSCollectionLayoutDimension.fractionalHeight(0).isFractionalHeight)
    expect(NSCollectionLayoutDimension.uniformAcrossSiblings(estimate: 3).isUniformAcrossSiblings)
  }

  @Test func `sizes say both lengths with their kinds`() {
    expect(
      Layouts.size(.fractionalWidth(0.5), .fractionalHeight(0.25)).description,
      equals: "{.containerWidthFactor(0.5), .containerHeightFactor(0.25)}")
    expect(
      Layouts.size(.absolute(20), .estimated(30)).description,
      equals: "{.absolute(20), .estimated(30)}")
  }
}
