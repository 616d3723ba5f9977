// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

@MainActor
@Suite struct SelfSizingTests {
  @Test(arguments: UInt64(1)...40)
  func `measured rows stand where adding up puts them`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...80, using: &random)
    let section = Layouts.list(.estimated(44))
    section.interGroupSpacing = 3
    section.contentInsets.top = 7
    var solution = Layouts.solution([section, section], [count, count])
    var heights = Array(repeating: Array(repeating: CGFloat(44), count: count), count: 2)
    for _ in 0..<60 {
      let element = LayoutElement.cell(
        section: Int.random(in: 0..<2, using: &random),
        item: Int.random(in: 0..<count, using: &random))
      let height = CGFloat(Int.random(in: 1...200, using: &random))
      heights[element.section][element.item] = height
      _ = solution.setMeasured(CGSize(width: 320, height: height), for: element)
    }
    var y: CGFloat = 0
    for section in 0..<2 {
      y += 7
      for item in 0..<count {
        let frame = solution.placement(of: .cell(section: section, item: item), visible: nil)?.frame
        expect(
          frame, equals: CGRect(x: 0, y: y, width: 320, height: heights[section][item]),
          "seed \(seed)")
        y += heights[section][item] + (item == count - 1 ? 0 : 3)
      }
    }
    expect(solution.contentSize.height, equals: y)
    let middle = CGRect(x: 0, y: y / 2, width: 320, height: 100)
    let whole = solution.placements(
      in: CGRect(origin: .zero, size: solution.contentSize), visible: nil)
    expect(
      Set(solution.placements(in: middle, visible: nil)),
      equals: Set(whole.filter { $0.frame.minY < middle.maxY && $0.frame.maxY > middle.minY }),
      "seed \(seed)")
  }

  @Test func `a row of estimated cells is as tall as its tallest and stretches none`() {
    let size = Layouts.size(.fractionalWidth(1), .estimated(50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [Layouts.item(.fractionalWidth(0.5), .estimated(50))])
    var solution = Layouts.solution([NSCollectionLayoutSection(group: group)], [4])
    for (item, height) in [31, 88, 40, 20].enumerated() {
      _ = solution.setMeasured(
        CGSize(width: 160, height: height), for: .cell(section: 0, item: item))
    }
    let frames = (0..<4).compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
    }
    expect(frames.map(\.height), equals: [31, 88, 40, 20])
    expect(frames.map(\.minY), equals: [0, 0, 88, 88])
    expect(solution.contentSize.height, equals: 128)
  }

  @Test func `an estimated header is measured and moves what follows`() {
    let section = Layouts.list(.absolute(10))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Layouts.size(.fractionalWidth(1), .estimated(44)), elementKind: "header",
        alignment: .top)
    ]
    var solution = Layouts.solution([section, section], [1, 1])
    let header = LayoutElement.supplementary("header", section: 0, item: 0)
    expect(solution.placement(of: header, visible: nil)?.selfSizesHeight, equals: true)
    let moved = solution.setMeasured(CGSize(width: 320, height: 75.6), for: header)
    expect(moved)
    expect(solution.placement(of: header, visible: nil)?.frame.height, equals: 76)
    let cell = solution.placement(of: .cell(section: 1, item: 0), visible: nil)
    expect(cell?.frame.minY, equals: 130)
  }

  @Test func `a definite cell can't be measured`() {
    var solution = Layouts.solution([Layouts.list(.absolute(10))], [3])
    let moved = solution.setMeasured(
      CGSize(width: 1, height: 1), for: .cell(section: 0, item: 0))
    expect(!moved)
    expect(solution.contentSize.height, equals: 30)
  }

  @Test func `an orthogonal row is as tall as the tallest group measured`() {
    let size = Layouts.size(.absolute(100), .estimated(50))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [Layouts.item(.absolute(100), .estimated(50))]))
    section.orthogonalScrollingBehavior = .continuous
    var solution = Layouts.solution([section], [5])
    _ = solution.setMeasured(CGSize(width: 100, height: 30), for: .cell(section: 0, item: 0))
    _ = solution.setMeasured(CGSize(width: 100, height: 80), for: .cell(section: 0, item: 1))
    expect(solution.contentSize.height, equals: 80)
    _ = solution.setMeasured(CGSize(width: 100, height: 20), for: .cell(section: 0, item: 1))
    expect(solution.contentSize.height, equals: 30)
  }

  private func uniform(_ group: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Layouts.size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30)),
      subitems: [Layouts.item(.fractionalWidth(1), .estimated(30))])
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), group),
      subitems: [column, Layouts.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))])
    return NSCollectionLayoutSection(group: row)
  }

  private func measured(_ section: NSCollectionLayoutSection, _ heights: [CGFloat]) -> [CGRect] {
    var solution = Layouts.solution([section], [heights.count])
    for (item, height) in heights.enumerated() {
      _ = solution.setMeasured(
        CGSize(width: 160, height: height), for: .cell(section: 0, item: item))
    }
    return heights.indices.compactMap {
      solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
    }
  }

  @Test func `an item is as high as the nested group beside it`() {
    let frames = measured(uniform(.estimated(30)), [80, 20, 10, 15])
    expect(frames.map(\.height), equals: [80, 80, 10, 15])
    expect(frames.map(\.minY), equals: [0, 0, 80, 80])
  }

  @Test func `rows of uniform height are as high as the highest of the section`() {
    let frames = measured(uniform(.uniformAcrossSiblings(estimate: 30)), [40, 20, 10, 15, 70, 12])
    expect(frames.map(\.minY), equals: [0, 0, 70, 70, 140, 140])
  }

  /// Returns three estimated cells in pairs, one above or beside the other.
  private func pairs(_ axis: UICollectionViewScrollDirection) -> LayoutSolution {
    let isVertical = axis == .vertical
    let item = Layouts.item(.fractionalWidth(isVertical ? 1 : 0.5), .estimated(44))
    let size = Layouts.size(.fractionalWidth(1), .estimated(44))
    let group: NSCollectionLayoutGroup =
      isVertical
      ? .vertical(layoutSize: size, subitems: [item, item])
      : .horizontal(layoutSize: size, subitems: [item, item])
    return Layouts.solution([NSCollectionLayoutSection(group: group)], [3])
  }

  @Test(arguments: [UICollectionViewScrollDirection.vertical, .horizontal])
  func `a group of estimated length that lacks items is as long as those that it has`(
    axis: UICollectionViewScrollDirection
  ) {
    for height in [20, 44, 90] as [CGFloat] {
      var solution = pairs(axis)
      expect(solution.contentSize.height, equals: (axis == .vertical ? 132 : 88))
      for item in [2, 0, 1] {
        _ = solution.setMeasured(
          CGSize(width: 160, height: height), for: .cell(section: 0, item: item))
        let frames = (0..<3).compactMap {
          solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
        }
        expect(solution.contentSize.height, equals: frames.map(\.maxY).max())
      }
      expect(solution.contentSize.height, equals: (axis == .vertical ? 3 : 2) * height)
    }
  }

  @Test func `a last row of chips lower than their estimate is as high as they are`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .estimated(44)),
      subitems: [Layouts.item(.estimated(44), .estimated(44))])
    group.interItemSpacing = .flexible(10)
    var solution = Layouts.solution([NSCollectionLayoutSection(group: group)], [11])
    for item in 0..<11 {
      _ = solution.setMeasured(
        CGSize(width: 25, height: 22.5), for: .cell(section: 0, item: item))
      let frames = (0..<11).compactMap {
        solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
      }
      expect(solution.contentSize.height, equals: frames.map(\.maxY).max())
    }
  }
}
