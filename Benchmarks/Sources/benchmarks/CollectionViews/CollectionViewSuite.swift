// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Benchmarks of the collection view: scrolling, updates, first layout, animation, memory.
enum CollectionViewSuite: Suite {
  static let name = "CollectionViews"

  static func run(_ options: Options, _ report: inout Report) {
    scrolling(options, &report)
    applying(options, &report)
    firstLayout(options, &report)
    animating(options, &report)
    outlines(options, &report)
    memory(options, &report)
  }

  // MARK: Scrolling

  /// The durations of the frames of one round, in seconds.
  private struct Frames {
    var all: [Double] = []
    var withRow: [Double] = []
    var withoutRow: [Double] = []
  }

  /// Measures the frames of a fling through a grid of sixty cells, at one screen per second.
  private static func scrolling(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    let stage = GridStage(count: size)
    stage.jump(toItem: size / 2)
    let rounds = (0...options.rounds).map { _ in frames(of: stage) }.dropFirst()
    func samples(_ value: (Frames) -> Double) -> Samples { Samples(rounds.map(value)) }
    let cells = "grid of 60 image-and-label cells"
    report.add(
      "\(cells), a frame of scrolling, average", size,
      samples { $0.all.reduce(0, +) / Double($0.all.count) }, .seconds, .seconds(0.5e-3))
    report.add(
      "\(cells), a frame that only moves them", size, samples { Samples($0.withoutRow).median },
      .seconds, .seconds(0.5e-3))
    report.add(
      "\(cells), a frame with a row of new cells", size, samples { Samples($0.withRow).median },
      .seconds, .seconds(0.5e-3))
    report.add(
      "\(cells), the slowest of 500 frames", size, samples { Samples($0.all).high }, .seconds, nil)
    report.add(
      "realising a row of 6 cells by reuse", size,
      samples { Samples($0.withRow).median - Samples($0.withoutRow).median }, .seconds,
      .seconds(0.3e-3))
  }

  private static func frames(of stage: GridStage) -> Frames {
    var frames = Frames()
    for number in 0..<500 {
      let rows = stage.lastVisibleRow
      let seconds = Stopwatch.seconds { stage.scroll(by: number < 250 ? 17 : -17) }
      frames.all.append(seconds)
      if rows == stage.lastVisibleRow {
        frames.withoutRow.append(seconds)
      } else {
        frames.withRow.append(seconds)
      }
    }
    return frames
  }

  // MARK: Updates

  /// Measures the insertion or deletion of one visible item: the edit, the difference, layout and display.
  private static func applying(_ options: Options, _ report: inout Report) {
    let sizes = [1_000, options.size(1_000_000)]
    let contenders = sizes.map { size in
      let stage = GridStage(count: size)
      stage.jump(toItem: size / 2)
      var next = size
      return Contender("n = \(size)") {
        Stopwatch.seconds(each: 100) { turn in
          var snapshot = stage.source.snapshot()
          if turn.isMultiple(of: 2) {
            snapshot.insertItems([next], beforeItem: size / 2 + 20)
          } else {
            snapshot.deleteItems([next])
            next += 1
          }
          stage.source.apply(snapshot, animatingDifferences: false)
          stage.frame()
        }
      }
    }
    let comparison = Comparison(rounds: options.rounds, contenders)
    report.add(
      "apply of one edit on screen, with layout and realising", sizes[1],
      comparison.seconds("n = \(sizes[1])"), .seconds, .seconds(200e-6))
    report.add(
      "apply of one edit on screen, with layout and realising", sizes[1], comparison,
      "n = \(sizes[1])", to: "n = \(sizes[0])", nil)
  }

  /// Measures the time from the snapshot to the first frame.
  private static func firstLayout(_ options: Options, _ report: inout Report) {
    let sizes = [1_000, options.size(1_000_000)]
    let snapshots = sizes.map { GridStage.snapshot(of: Array(0..<$0)) }
    let comparison = Comparison(
      rounds: options.rounds,
      [
        .timed("n = 1000") { GridStage(snapshots[0]) },
        .timed("many") { GridStage(snapshots[1]) },
      ])
    report.add(
      "first frame, of a snapshot that stands", sizes[1], comparison, "many", to: "n = 1000", nil)
    report.add(
      "first frame, beyond that of 1000 items", sizes[1],
      comparison.difference("many", beyond: "n = 1000"), .seconds, .seconds(2e-3))
  }

  // MARK: Animation

  /// Measures the animated insertion of twenty items among sixty visible ones: the apply and every frame
  /// until the end of the animation.
  private static func animating(_ options: Options, _ report: inout Report) {
    let stage = GridStage(count: 1_000)
    stage.jump(toItem: 480)
    var next = 1_000
    let rounds = (0...options.rounds).map { _ in
      var snapshot = stage.source.snapshot()
      snapshot.insertItems(Array(next..<next + 20), beforeItem: 500)
      var frames = [
        Stopwatch.seconds {
          stage.source.apply(snapshot, animatingDifferences: true)
          stage.frame()
        }
      ]
      var isMoving = true
      while isMoving { frames.append(Stopwatch.seconds { isMoving = stage.frame() }) }
      var old = stage.source.snapshot()
      old.deleteItems(Array(next..<next + 20))
      next += 20
      stage.source.apply(old, animatingDifferences: false)
      stage.frame()
      return Samples(frames)
    }.dropFirst()
    let what = "animated insertion of 20 among 60 visible"
    report.add(
      "\(what), the slowest frame", 1_000, Samples(rounds.map(\.high)), .seconds, .seconds(2e-3))
    report.add("\(what), a frame", 1_000, Samples(rounds.map(\.median)), .seconds, nil)
  }

  // MARK: Outlines

  /// Measures the animated collapse and expansion of a node with up to a hundred thousand children.
  private static func outlines(_ options: Options, _ report: inout Report) {
    let sizes = [1_000, 100_000]
    let comparison = Comparison(
      rounds: options.rounds,
      sizes.map { size in
        let stage = OutlineStage(count: size)
        return Contender("n = \(size)") { max(stage.toggle(), stage.toggle()) }
      })
    report.add(
      "animated collapse or expansion of a node, the slowest frame", sizes[1], comparison,
      "n = \(sizes[1])", to: "n = \(sizes[0])", nil)
  }

  // MARK: Memory

  /// Measures the memory of the view, layout and data source, without the array of identifiers.
  private static func memory(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    let held = [1_000, size].map { count in
      let numbers = Array(0..<count)
      let (bytes, stage) = Memory.held {
        let stage = GridStage(GridStage.snapshot(of: numbers))
        stage.jump(toItem: count / 2)
        var snapshot = stage.source.snapshot()
        snapshot.deleteItems([count / 2 + 3])
        stage.source.apply(snapshot, animatingDifferences: false)
        stage.frame()
        return stage
      }
      Stopwatch.keep((stage, numbers))
      return Double(bytes)
    }
    report.add(
      "memory of a view that scrolled and was edited", 1_000, Samples([held[0]]), .bytes, nil)
    report.add(
      "memory beyond that of 1000 items, beside the array", size,
      Samples([(held[1] - held[0]) / Double(size - 1_000)]), .bytesPerItem,
      .at(most: 24, .bytesPerItem))
  }
}

extension GridStage {
  /// The index of the lowest visible row.
  fileprivate var lastVisibleRow: Int {
    Int(((view.contentOffset.y + Self.size.height) / Self.rowHeight).rounded(.up))
  }
}
