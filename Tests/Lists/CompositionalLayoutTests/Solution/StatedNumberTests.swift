// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import Testing

/// Tests of documented numbers for recorded layouts without a fixture.
@MainActor
@Suite struct StatedNumberTests {
  private let insets = NSDirectionalEdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)

  private func plain() -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Layouts.item(.fractionalWidth(0.5), .fractionalHeight(1))]))
    section.contentInsets = insets
    return section
  }

  private func boundary(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat = 30, dy: CGFloat = 0
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Layouts.size(.absolute(60), .absolute(height)), elementKind: kind,
      alignment: alignment, absoluteOffset: CGPoint(x: 5, y: dy))
  }

  private func height(_ section: NSCollectionLayoutSection, _ counts: [Int]) -> CGFloat {
    Layouts.solution(counts.map { _ in section }, counts).contentSize.height
  }

  @Test func `a header moved down grows its section by less, a footer by more`() {
    let section = plain()
    section.boundarySupplementaryItems = [boundary("h", .top, dy: 7)]
    expect(height(section, [3, 2]), equals: 182)
    section.boundarySupplementaryItems = [boundary("h", .bottom, dy: 7)]
    expect(height(section, [3, 2]), equals: 210)
  }

  @Test func `an empty section with a header is its insets and the header`() {
    let section = plain()
    expect(height(section, [0]), equals: 0)
    section.boundarySupplementaryItems = [boundary("h", .top)]
    expect(height(section, [0]), equals: 38)
  }

  @Test func `spacing stands around empty sections too`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    let section = plain()
    let solution = Layouts.solution(
      [section, section, section], [2, 0, 2], configuration: configuration)
    expect(solution.contentSize.height, equals: 116)
  }

  @Test func `a layout-level item as wide as the view widens short content`() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(20)), elementKind: "top",
        alignment: .top)
    ]
    let size = Layouts.size(.absolute(100), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [Layouts.item(.absolute(100), .fractionalHeight(1))]))
    let solution = Layouts.solution([section], [1], configuration: configuration)
    expect(solution.contentSize.width, equals: 320)
  }

  @Test func `an estimated group holds one run and hugs it`() {
    let row = Layouts.item(.fractionalWidth(1), .absolute(30))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(100)), subitems: [row, row])
    group.interItemSpacing = .fixed(5)
    expect(height(NSCollectionLayoutSection(group: group), [4]), equals: 130)
  }

  @Test func `items of an estimated counted column take shares and are not measured`() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(88)),
      subitem: Layouts.item(.fractionalWidth(1), .estimated(44)), count: 2)
    let solution = Layouts.solution([NSCollectionLayoutSection(group: group)], [2])
    let cell = solution.placement(of: .cell(section: 0, item: 1), visible: nil)
    expect(cell?.frame, equals: CGRect(x: 0, y: 44, width: 320, height: 44))
    expect(cell?.selfSizesHeight, equals: false)
  }

  @Test func `insets on an estimated axis are ignored`() {
    let item = Layouts.item(.fractionalWidth(1), .estimated(44))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 6, bottom: 4, trailing: 6)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(44)), subitems: [item])
    let solution = Layouts.solution([NSCollectionLayoutSection(group: group)], [1])
    let cell = solution.placement(of: .cell(section: 0, item: 0), visible: nil)
    expect(cell?.frame, equals: CGRect(x: 6, y: 0, width: 308, height: 44))
  }

  @Test(arguments: [
    (CGFloat(256), CGFloat(8), [CGFloat(-27), 237, 501, 765]),
    (100, 8, [-105, 3, 111, 219]),
    (100, 0, [-105, -5, 95, 195]),
  ])
  func `centred groups stop with their middle on the viewport's`(
    width: CGFloat, spacing: CGFloat, stops: [CGFloat]
  ) throws {
    let size = Layouts.size(.absolute(width), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, subitems: [Layouts.item(.fractionalWidth(1), .absolute(50))]))
    section.contentInsets = insets
    section.interGroupSpacing = spacing
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let scroller = try #require(Layouts.solution([section], [8]).orthogonalSection(0))
    expect(stops.map { scroller.restingOffset(proposed: $0) }, equals: stops)
    expect(stops.map { scroller.restingOffset(proposed: $0 + 20) }, equals: stops)
  }

  @Test func `thirds of 301 points are floored to the pixel and accumulate`() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: Layouts.size(.fractionalWidth(1), .absolute(40)),
        subitems: [Layouts.item(.fractionalWidth(1.0 / 3), .fractionalHeight(1))]))
    let solution = Layouts.solution([section], [3], size: CGSize(width: 301, height: 480))
    let frames = (0..<3).compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
    }
    expect(frames.map(\.minX), equals: [0, 100, 200])
    expect(frames.map(\.width), equals: [100, 100, 100])
  }

  @Test func `a group that is too small for its first item empties the section`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.absolute(100), .absolute(40)),
      subitems: [Layouts.item(.absolute(101), .absolute(40))])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = insets
    expect(height(section, [5]), equals: 0)
  }
}
