// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of layout groups have the types of UIKit, at compile time.
@MainActor
struct GroupInterfaceTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .absolute(100), heightDimension: .absolute(100))
  private typealias Counted =
    (NSCollectionLayoutSize, NSCollectionLayoutItem, Int) -> NSCollectionLayoutGroup

  @Test func `groups of items`() {
    let runs: [(NSCollectionLayoutSize, [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup] = [
      NSCollectionLayoutGroup.horizontal(layoutSize:subitems:),
      NSCollectionLayoutGroup.vertical(layoutSize:subitems:),
    ]
    let counted: [Counted] = [
      NSCollectionLayoutGroup.horizontal(layoutSize:repeatingSubitem:count:),
      NSCollectionLayoutGroup.vertical(layoutSize:repeatingSubitem:count:),
      NSCollectionLayoutGroup.horizontal(layoutSize:subitem:count:),
      NSCollectionLayoutGroup.vertical(layoutSize:subitem:count:),
      NSCollectionLayoutGroup.horizontalGroup(with:repeatingSubitem:count:),
      NSCollectionLayoutGroup.verticalGroup(with:repeatingSubitem:count:),
    ]
    let item = NSCollectionLayoutItem(layoutSize: size)
    let groups = runs.map { $0(size, [item]) } + counted.map { $0(size, item, 2) }
    for group in groups {
      let subitems: [NSCollectionLayoutItem] = group.subitems
      expect(subitems.count, equals: 1)
      let text: String = group.visualDescription()
      expect(!text.isEmpty)
    }
  }

  @Test func members() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group: any NSCollectionLayoutItem & NSCopying = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [item])
    expect(group is NSCollectionLayoutGroup)
    let badges:
      ReferenceWritableKeyPath<NSCollectionLayoutGroup, [NSCollectionLayoutSupplementaryItem]> =
        \.supplementaryItems
    let gap: ReferenceWritableKeyPath<NSCollectionLayoutGroup, NSCollectionLayoutSpacing?> =
      \.interItemSpacing
    let changed = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    changed[keyPath: badges] = []
    changed[keyPath: gap] = .fixed(3)
    expect(changed.interItemSpacing?.spacing, equals: 3)
  }

  @Test func `custom groups`() {
    let make:
      (NSCollectionLayoutSize, @escaping NSCollectionLayoutGroupCustomItemProvider)
        -> NSCollectionLayoutGroup = NSCollectionLayoutGroup.custom(layoutSize:itemProvider:)
    let plain: (CGRect) -> NSCollectionLayoutGroupCustomItem =
      NSCollectionLayoutGroupCustomItem.init(frame:)
    let ordered: (CGRect, Int) -> NSCollectionLayoutGroupCustomItem =
      NSCollectionLayoutGroupCustomItem.init(frame:zIndex:)
    let provider: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem] = {
      environment in
      let container: any NSCollectionLayoutContainer = environment.container
      let traits: UITraitCollection = environment.traitCollection
      let sizes: [CGSize] = [container.contentSize, container.effectiveContentSize]
      let insets: [NSDirectionalEdgeInsets] = [
        container.contentInsets, container.effectiveContentInsets,
      ]
      _ = (traits, sizes, insets)
      return [plain(.zero)]
    }
    let group = make(size, provider)
    expect(group.subitems.isEmpty)
    let item: any NSCollectionLayoutGroupCustomItem & NSCopying = ordered(
      CGRect(x: 0, y: 0, width: 1, height: 1), 4)
    let frame: CGRect = item.frame
    let order: Int = item.zIndex
    expect(frame.width, equals: 1)
    expect(order, equals: 4)
  }
}
