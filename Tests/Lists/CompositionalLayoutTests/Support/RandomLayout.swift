// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting

/// A generator of random layout descriptions with every feature.
@MainActor
struct RandomLayout {
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: values.indices, using: &random)]
  }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  mutating func insets() -> NSDirectionalEdgeInsets {
    guard chance(40) else { return .zero }
    return NSDirectionalEdgeInsets(
      top: number(0...9), leading: number(0...9), bottom: number(0...9), trailing: number(0...9))
  }

  mutating func dimension(along: Bool) -> NSCollectionLayoutDimension {
    switch number(0...3) {
    case 0: .absolute(number(5...90))
    case 1: .fractionalWidth(pick([0.2, 0.25, 1.0 / 3, 0.5, 1]))
    case 2: along ? .absolute(number(10...60)) : .fractionalHeight(pick([0.25, 0.5, 1]))
    default: .fractionalHeight(pick([0.1, 0.3, 0.5]))
    }
  }

  mutating func spacing() -> NSCollectionLayoutSpacing {
    chance(50) ? .fixed(number(0...12)) : .flexible(number(0...12))
  }

  mutating func item(depth: Int) -> NSCollectionLayoutItem {
    let made: NSCollectionLayoutItem
    if depth > 0, chance(35) {
      made = group(depth: depth - 1)
    } else {
      let size = Layouts.size(dimension(along: true), dimension(along: false))
      made = NSCollectionLayoutItem(
        layoutSize: size, supplementaryItems: chance(15) ? [badge("badge")] : [])
    }
    made.contentInsets = insets()
    if chance(15) {
      made.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: spacing(), top: spacing(), trailing: nil, bottom: spacing())
    }
    return made
  }

  mutating func badge(_ kind: String) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: Layouts.size(.absolute(10), .absolute(8)), elementKind: kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: pick([.top, [.top, .trailing], .bottom, .leading]),
        fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
  }

  mutating func group(depth: Int) -> NSCollectionLayoutGroup {
    let height: NSCollectionLayoutDimension =
      chance(50) ? .absolute(number(40...160)) : .fractionalWidth(pick([0.25, 0.5]))
    let size = Layouts.size(chance(70) ? .fractionalWidth(1) : .absolute(number(80...300)), height)
    let subitems = (0..<Int(number(1...3))).map { _ in item(depth: depth) }
    let made: NSCollectionLayoutGroup =
      switch number(0...3) {
      case 0: .horizontal(layoutSize: size, subitem: subitems[0], count: Int(number(1...4)))
      case 1: .vertical(layoutSize: size, repeatingSubitem: subitems[0], count: Int(number(1...4)))
      case 2: .vertical(layoutSize: size, subitems: subitems)
      default: .horizontal(layoutSize: size, subitems: subitems)
      }
    made.interItemSpacing = spacing()
    if chance(20) { made.supplementaryItems = [badge("group\(depth)")] }
    return made
  }

  mutating func section() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group(depth: 2))
    section.contentInsets = insets()
    section.interGroupSpacing = number(0...10)
    if chance(25) {
      section.orthogonalScrollingBehavior = pick([.continuous, .groupPaging, .paging])
    }
    if chance(40) {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(number(5...40))),
        elementKind: "header", alignment: pick([.top, .topLeading, .leading, .bottom]),
        absoluteOffset: CGPoint(x: number(-5...5), y: number(-9...9)))
      header.extendsBoundary = chance(70)
      section.boundarySupplementaryItems = [header]
    }
    if chance(30) {
      section.decorationItems = [.background(elementKind: "background")]
    }
    return section
  }

  mutating func configuration() -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = chance(75) ? .vertical : .horizontal
    configuration.interSectionSpacing = number(0...10)
    return configuration
  }
}
