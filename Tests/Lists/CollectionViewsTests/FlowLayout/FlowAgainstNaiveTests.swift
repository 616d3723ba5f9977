// SPDX-License-Identifier: Apache-2.0

import Expectations
import Foundation
import MullionCollectionViews
import RandomTesting
import Testing
import UIKit

/// Tests of flow layouts, compared with a naive solver that visits all items.
@MainActor
@Suite("Flow layouts against a naive solver")
struct FlowAgainstNaiveTests {
  /// The rules of flow layouts, item by item, for vertical scrolling at two pixels per point.
  private struct Naive {
    let room: CGFloat
    let itemGap: CGFloat
    let lineGap: CGFloat

    func frames(_ sizes: [CGSize], from top: CGFloat) -> (frames: [CGRect], end: CGFloat) {
      let isGrid = Set(sizes.map(\.width)).count <= 1
      var lines: [[Int]] = []
      for item in sizes.indices {
        let used = lines.last?.reduce(-itemGap) { $0 + itemGap + sizes[$1].width } ?? .infinity
        if used + itemGap + sizes[item].width <= room + 1e-6 {
          lines[lines.count - 1].append(item)
        } else {
          lines.append([item])
        }
      }
      var frames = Array(repeating: CGRect.zero, count: sizes.count)
      var y = top
      for (index, line) in lines.enumerated() {
        let height = line.map { sizes[$0].height }.max() ?? 0
        for (item, x) in zip(
          line, places(line.map { sizes[$0].width }, isGrid, index == lines.count - 1))
        {
          let size = sizes[item]
          frames[item] = CGRect(
            origin: CGPoint(x: rounded(x), y: rounded(y + (height - size.height) / 2)), size: size)
        }
        y += height + lineGap
      }
      return (frames, lines.isEmpty ? top : y - lineGap)
    }

    private func rounded(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }

    private func places(_ widths: [CGFloat], _ isGrid: Bool, _ isLast: Bool) -> [CGFloat] {
      var gap = itemGap
      if isGrid {
        let fitting = max(1, Int((room + itemGap + 1e-6) / (widths[0] + itemGap)))
        if fitting == 1 { return [max(0, (room - widths[0]) / 2)] }
        gap = (room - CGFloat(fitting) * widths[0]) / CGFloat(fitting - 1)
      } else if widths.count == 1 {
        let isLeft = isLast && 2 * widths[0] + itemGap <= room + 1e-6
        return [isLeft ? 0 : max(0, (room - widths[0]) / 2)]
      } else if !isLast {
        gap = (room - widths.reduce(0, +)) / CGFloat(widths.count - 1)
      }
      var x: CGFloat = 0
      return widths.map { width in
        defer { x += width + gap }
        return x
      }
    }
  }

  private static var seeds: Range<UInt64> {
    0..<(FullRun.isEnabled ? 4000 : 40)
  }

  @Test func `frames and queries are those of the naive solver`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed)
      let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        Int.random(in: 0...30, using: &random)
      }
      let kinds = Int.random(in: 1...4, using: &random)
      let choices = (0..<kinds).map { _ in
        CGSize(
          width: CGFloat(Int.random(in: 20...360, using: &random)) / 2,
          height: CGFloat(Int.random(in: 10...160, using: &random)) / 2)
      }
      let sizes = counts.map { count in
        (0..<count).map { _ in choices[Int.random(in: 0..<kinds, using: &random)] }
      }
      let stage = Stage(counts: counts)
      stage.layout.sectionInset = UIEdgeInsets(top: 3, left: 7, bottom: 5, right: 9)
      stage.layout.headerReferenceSize = CGSize(width: 0, height: 20)
      stage.layout.minimumInteritemSpacing = CGFloat(Int.random(in: 0...12, using: &random))
      stage.follow(SizeDelegate { sizes[$0.section][$0.item] })
      stage.frame()
      let naive = Naive(
        room: 320 - 16, itemGap: stage.layout.minimumInteritemSpacing, lineGap: 10)
      var top: CGFloat = 0
      var all: [IndexPath: CGRect] = [:]
      for section in counts.indices {
        let (frames, end) = naive.frames(sizes[section], from: top + 23)
        for (item, frame) in frames.enumerated() {
          let moved = frame.offsetBy(dx: 7, dy: 0)
          all[IndexPath(item: item, section: section)] = moved
          expect(stage.place(section, item), equals: moved, "seed \(seed), \(section).\(item)")
        }
        top = end + 5
      }
      expect(abs(stage.view.contentSize.height - top) <= 0.5, "seed \(seed)")
      for _ in 0..<5 {
        let rect = CGRect(
          x: CGFloat(Int.random(in: 0...300, using: &random)),
          y: CGFloat(Int.random(in: 0...2000, using: &random)),
          width: CGFloat(Int.random(in: 1...320, using: &random)),
          height: CGFloat(Int.random(in: 1...600, using: &random)))
        let found = (stage.layout.layoutAttributesForElements(in: rect) ?? [])
          .filter { $0.representedElementCategory == .cell }.map(\.indexPath)
        let wanted = all.filter { _, frame in
          frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY
            && rect.minY < frame.maxY
        }.map(\.key)
        expect(Set(found) == Set(wanted) && found.count == wanted.count, "seed \(seed)")
      }
    }
  }

  @Test func `measured sizes lie as if all had been known, the others having their average`() {
    for seed in Self.seeds {
      var random = SeededGenerator(seed: seed &+ 77)
      let count = Int.random(in: 1...60, using: &random)
      let isRow = Bool.random(using: &random)
      let sizes = (0..<count).map { _ in
        CGSize(
          width: isRow ? 320 : CGFloat(Int.random(in: 20...300, using: &random)),
          height: CGFloat(Int.random(in: 20...200, using: &random)))
      }
      let stage = Stage(counts: [count])
      stage.layout.estimatedItemSize = CGSize(width: isRow ? 320 : 90, height: 40)
      stage.want { sizes[$0.item] }
      var measured: Set<Int> = []
      func look() {
        stage.frame()
        measured.formUnion(stage.view.indexPathsForVisibleItems.map(\.item))
      }
      look()
      for _ in 0..<4 {
        let item = Int.random(in: 0..<count, using: &random)
        stage.view.scrollToItem(at: [0, item], at: .centeredVertically, animated: false)
        look()
      }
      // Whether an item on the way was measured and left again is the engine's business; measured
      // ones are at their size in any case, and lines are those of the sizes there are.
      let shown = (0..<count).compactMap { stage.place(0, $0)?.size }
      for item in measured {
        expect(shown[item], equals: sizes[item], "seed \(seed), item \(item)")
      }
      let naive = Naive(room: 320, itemGap: 10, lineGap: 10).frames(shown, from: 0)
      for (item, frame) in naive.frames.enumerated() {
        let own = stage.place(0, item) ?? .null
        // An average is no multiple of a pixel: its sums may be rounded the other way.
        expect(
          abs(own.minX - frame.minX) <= 0.5 && abs(own.minY - frame.minY) <= 0.5,
          "seed \(seed), item \(item): \(own) instead of \(frame)")
      }
    }
  }
}
