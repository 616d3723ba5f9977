// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct DescriptionCopyTests {
  @Test func `a group keeps copies of its subitems`() {
    let item = Layouts.item(.fractionalWidth(1), .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    item.contentInsets.top = 9
    expect(group.subitems[0].contentInsets.top, equals: 0)
    group.subitems[0].contentInsets.top = 5
    expect(group.subitems[0].contentInsets.top, equals: 5)
  }

  @Test func `a section keeps a copy of its group`() {
    let item = Layouts.item(.fractionalWidth(1), .absolute(10))
    let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    group.contentInsets.top = 50
    expect(Layouts.solution([section], [1]).contentSize.height, equals: 10)
  }

  @Test func `a section's copy has its own group and the same boundary items`() throws {
    let section = Layouts.list(.absolute(10))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(5)), elementKind: "h",
        alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "b")]
    let copy = try #require(section.copy() as? NSCollectionLayoutSection)
    expect(copy !== section)
    expect(copy, equals: section)
    expect(copy.boundarySupplementaryItems[0] === section.boundarySupplementaryItems[0])
    expect(copy.decorationItems[0] !== section.decorationItems[0])
    copy.interGroupSpacing = 4
    expect(copy != section)
  }

  @Test func `spacing is copied where it is set`() {
    let spacing = NSCollectionLayoutSpacing.fixed(4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.absolute(1), .absolute(1)),
      subitems: [Layouts.item(.absolute(1), .absolute(1))])
    expect(group.interItemSpacing, equals: .fixed(0))
    group.interItemSpacing = spacing
    expect(group.interItemSpacing, equals: spacing)
    expect(group.interItemSpacing !== spacing)
  }

  @Test func `a shared count replaces the subitem's length along the group`() {
    let size = Layouts.size(.fractionalWidth(1), .absolute(40))
    let item = Layouts.item(.absolute(60), .fractionalHeight(1))
    let shared = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 4)
    expect(shared.subitems.count, equals: 1)
    expect(shared.subitems[0].layoutSize.widthDimension, equals: .fractionalWidth(0.25))
    expect(item.layoutSize.widthDimension, equals: .absolute(60))
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item, count: 4)
    expect(repeated.subitems, equals: [item])
  }

  @Test func `equality is by content and class`() {
    let size = Layouts.size(.absolute(1), .estimated(2))
    let item = NSCollectionLayoutItem(layoutSize: size)
    expect(item, equals: NSCollectionLayoutItem(layoutSize: size))
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "a", containerAnchor: anchor)
    expect(badge != item)
    expect(item != badge)
    expect(NSCollectionLayoutDimension.absolute(1) != NSCollectionLayoutDimension.estimated(1))
  }
}
