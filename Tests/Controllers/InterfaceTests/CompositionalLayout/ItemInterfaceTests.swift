// SPDX-License-Identifier: Apache-2.0

import Expectations
import Testing
import UIKit

/// Tests that the declarations of layout items have the types of UIKit, at compile time.
@MainActor
struct ItemInterfaceTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .absolute(10), heightDimension: .absolute(10))

  @Test func items() {
    let plain: (NSCollectionLayoutSize) -> NSCollectionLayoutItem =
      NSCollectionLayoutItem.init(layoutSize:)
    let badged:
      (NSCollectionLayoutSize, [NSCollectionLayoutSupplementaryItem]) -> NSCollectionLayoutItem =
        NSCollectionLayoutItem.init(layoutSize:supplementaryItems:)
    let item: any NSCollectionLayoutItem & NSCopying = plain(size)
    let insets: ReferenceWritableKeyPath<NSCollectionLayoutItem, NSDirectionalEdgeInsets> =
      \.contentInsets
    let edges: ReferenceWritableKeyPath<NSCollectionLayoutItem, NSCollectionLayoutEdgeSpacing?> =
      \.edgeSpacing
    item[keyPath: insets] = .zero
    item[keyPath: edges] = nil
    let layoutSize: NSCollectionLayoutSize = item.layoutSize
    let badges: [NSCollectionLayoutSupplementaryItem] = badged(size, []).supplementaryItems
    expect(layoutSize, equals: size)
    expect(badges.isEmpty)
  }

  @Test func `supplementary items`() {
    let plain:
      (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor)
        -> NSCollectionLayoutSupplementaryItem =
        NSCollectionLayoutSupplementaryItem.init(layoutSize:elementKind:containerAnchor:)
    let anchored:
      (NSCollectionLayoutSize, String, NSCollectionLayoutAnchor, NSCollectionLayoutAnchor)
        -> NSCollectionLayoutSupplementaryItem =
        NSCollectionLayoutSupplementaryItem.init(
          layoutSize:elementKind:containerAnchor:itemAnchor:)
    let anchor = NSCollectionLayoutAnchor(edges: .top)
    let item: any NSCollectionLayoutItem & NSCopying = plain(size, "badge", anchor)
    expect(item is NSCollectionLayoutSupplementaryItem)
    let badge = anchored(size, "badge", anchor, anchor)
    let order: ReferenceWritableKeyPath<NSCollectionLayoutSupplementaryItem, Int> = \.zIndex
    badge[keyPath: order] = 3
    let kind: String = badge.elementKind
    let container: NSCollectionLayoutAnchor = badge.containerAnchor
    let own: NSCollectionLayoutAnchor? = badge.itemAnchor
    expect(kind, equals: "badge")
    expect(container, equals: own)
  }

  @Test func `boundary items`() {
    let plain:
      (NSCollectionLayoutSize, String, NSRectAlignment)
        -> NSCollectionLayoutBoundarySupplementaryItem =
        NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)
    let moved:
      (NSCollectionLayoutSize, String, NSRectAlignment, CGPoint)
        -> NSCollectionLayoutBoundarySupplementaryItem =
        NSCollectionLayoutBoundarySupplementaryItem.init(
          layoutSize:elementKind:alignment:absoluteOffset:)
    let item: NSCollectionLayoutSupplementaryItem = plain(size, "header", .top)
    expect(item is NSCollectionLayoutBoundarySupplementaryItem)
    let header = moved(size, "header", .top, CGPoint(x: 1, y: 2))
    let flags: [ReferenceWritableKeyPath<NSCollectionLayoutBoundarySupplementaryItem, Bool>] = [
      \.extendsBoundary, \.pinToVisibleBounds,
    ]
    expect(flags.map { header[keyPath: $0] }, equals: [true, false])
    for flag in flags { header[keyPath: flag] = true }
    let alignment: NSRectAlignment = header.alignment
    let offset: CGPoint = header.offset
    expect(alignment, equals: .top)
    expect(offset, equals: CGPoint(x: 1, y: 2))
  }

  @Test func decorations() {
    let make: (String) -> NSCollectionLayoutDecorationItem =
      NSCollectionLayoutDecorationItem.background(elementKind:)
    let item: NSCollectionLayoutItem = make("background")
    expect(item is NSCollectionLayoutDecorationItem)
    let order: ReferenceWritableKeyPath<NSCollectionLayoutDecorationItem, Int> = \.zIndex
    let decoration = make("background")
    decoration[keyPath: order] = -1
    let kind: String = decoration.elementKind
    expect(kind, equals: "background")
  }
}
