// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionGeometry
import MullionCompositionalLayout
import RandomTesting
import Testing

/// Tests of items with estimated lengths along a group of definite length, such as chips in rows.
@MainActor
@Suite struct FlowTests {
  private func chips() -> NSCollectionLayoutSection {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Layouts.size(.fractionalWidth(1), .absolute(30)),
      subitems: [Layouts.item(.estimated(60), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    return section
  }

  /// Returns the frames that result from filling row by row.
  private func rows(_ widths: [CGFloat]) -> [CGRect] {
    var x: CGFloat = 0
    var y: CGFloat = 0
    return widths.map { width in
      if x > 0, x + width > 320 { (x, y) = (0, y + 34) }
      defer { x += width + 5 }
      return CGRect(x: x, y: y, width: width, height: 30)
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `measured chips fill their rows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...70, using: &random)
    var solution = Layouts.solution([chips()], [count])
    var widths = Array(repeating: CGFloat(60), count: count)
    for _ in 0..<40 {
      let item = Int.random(in: 0..<count, using: &random)
      widths[item] = CGFloat(Int.random(in: 10...320, using: &random))
      _ = solution.setMeasured(
        CGSize(width: widths[item], height: 30), for: .cell(section: 0, item: item))
      let frames = (0..<count).compactMap {
        solution.placement(of: .cell(section: 0, item: $0), visible: nil)?.frame
      }
      expect(frames, equals: rows(widths), "seed \(seed)")
    }
    let whole = rows(widths)
    expect(solution.contentSize.height, equals: whole.last?.maxY)
    let rect = CGRect(x: 40, y: 50, width: 100, height: 60)
    let found = solution.placements(in: rect, visible: nil).map(\.element.item)
    expect(found, equals: whole.indices.filter { whole[$0].overlaps(rect) }, "seed \(seed)")
  }

  @Test func `chips far down are measured without filling what is above`() {
    var solution = Layouts.solution([chips()], [10_000_000])
    let moved = solution.setMeasured(
      CGSize(width: 320, height: 30), for: .cell(section: 0, item: 5_000_000))
    expect(moved)
    let frame = solution.placement(of: .cell(section: 0, item: 5_000_000), visible: nil)?.frame
    expect(frame?.width, equals: 320)
    expect(frame?.minX, equals: 0)
  }
}
