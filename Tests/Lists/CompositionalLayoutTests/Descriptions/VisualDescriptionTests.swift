// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
struct VisualDescriptionTests {
  private func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  @Test func `a group is drawn with its items and their sizes`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(120), .absolute(40)), subitems: [item])
    group.interItemSpacing = .fixed(8)
    expect(
      group.visualDescription(),
      equals: """
        +------------+--+------------+
        |            |  |            |
        |  0 56x40   |  |  1 56x40   |
        |            |  |            |
        +------------+--+------------+

        """)
  }

  @Test func `nested groups are numbered in the order of their items`() {
    let half = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [half])
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(160), .absolute(80)), subitems: [large, column])
    let text = group.visualDescription()
    for label in ["0 80x80", "1 80x40", "2 80x40"] { expect(text.contains(label)) }
  }

  @Test func `a group larger than the canvas is drawn smaller`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(5000)), subitems: [item])
    let lines = group.visualDescription().split(separator: "\n")
    expect(lines.count <= 50)
    expect(lines.allSatisfy { $0.count <= 100 })
  }

  @Test func `a group without room for its first item says so`() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(200), .absolute(50)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .absolute(50)), subitems: [item])
    expect(group.visualDescription(), equals: "(no room for the first item)\n")
  }
}
