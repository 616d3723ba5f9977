// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

@MainActor
@Suite struct HostileNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    0, -0.0, 1, -1, 1e-300, -1e-300, 1e300, -1e300, 1e-9, 0.0001, 1e9, 3.3,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  nonisolated static let spacings: [CGFloat] = numbers + [.infinity, -.infinity, .nan]

  private func probe(_ section: NSCollectionLayoutSection, _ note: String) {
    for count in [1_000_000_000] {
      var solution = Layouts.solution([section], [count])
      let size = solution.contentSize
      expect(size.width.isFinite && size.height.isFinite, "\(note)")
      for element in [0, count / 2, count - 1] {
        guard
          let frame = solution.placement(of: .cell(section: 0, item: element), visible: nil)?.frame
        else { continue }
        expect(frame.isFiniteInAllParts, "\(note)")
      }
      _ = solution.setMeasured(
        CGSize(width: 1e308, height: CGFloat.infinity), for: .cell(section: 0, item: 0))
      expect(solution.contentSize.height.isFinite)
    }
    let solution = Layouts.solution([section], [200])
    _ = solution.placements(in: CGRect(x: 0, y: 0, width: 320, height: 480), visible: nil)
    _ = solution.placements(
      in: CGRect(x: -1e308, y: -1e308, width: 1e308, height: .infinity), visible: nil)
  }

  @Test(arguments: numbers)
  func `lengths end and stay finite`(number: CGFloat) {
    let dimensions: [NSCollectionLayoutDimension] = [
      .absolute(number), .fractionalWidth(number), .fractionalHeight(number), .estimated(number),
    ]
    for dimension in dimensions {
      let item = Layouts.item(dimension, dimension)
      for other in [NSCollectionLayoutDimension.absolute(100)] {
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: Layouts.size(.fractionalWidth(1), other), subitems: [item, item])
        probe(NSCollectionLayoutSection(group: group), "\(dimension)")
        let nested = NSCollectionLayoutGroup.vertical(
          layoutSize: Layouts.size(other, .absolute(100)), subitems: [group])
        probe(NSCollectionLayoutSection(group: nested), "\(dimension)")
      }
    }
  }

  @Test(arguments: spacings)
  func `spacings and insets end and stay finite`(number: CGFloat) {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
      subitems: [Layouts.item(.absolute(100), .absolute(30))])
    group.interItemSpacing = .flexible(number)
    group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(number), top: .fixed(number), trailing: .fixed(number), bottom: nil)
    group.contentInsets = NSDirectionalEdgeInsets(
      top: number, leading: number, bottom: number, trailing: number)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = number
    section.contentInsets = group.contentInsets
    probe(section, "\(number)")
    section.orthogonalScrollingBehavior = .groupPagingCentered
    probe(section, "\(number)")
    let orthogonal = Layouts.solution([section], [9]).orthogonalSection(0)
    // Insets that leave no room leave no groups to scroll.
    expect((orthogonal == nil), equals: (number.isFinite && number >= 1e9))
    if let orthogonal { expect(orthogonal.restingOffset(proposed: number).isFinite) }
  }

  @Test func `groups nested without items end`() {
    let leaf = Layouts.item(.absolute(500), .absolute(500))
    var group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.absolute(1), .absolute(1)), subitems: [leaf])
    for _ in 0..<40 {
      group = .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .fractionalHeight(1)),
        repeatingSubitem: group, count: 2)
    }
    expect(
      Layouts.solution([NSCollectionLayoutSection(group: group)], [100]).contentSize.height,
      equals: 0)
  }

  @Test func `a count of a billion ends`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(100)),
      repeatingSubitem: Layouts.item(.absolute(1), .absolute(1)), count: 1_000_000_000)
    let solution = Layouts.solution([NSCollectionLayoutSection(group: group)], [1_000_000_000])
    expect(solution.contentSize.height.isFinite)
  }
}
