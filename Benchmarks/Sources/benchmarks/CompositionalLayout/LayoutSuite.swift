// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCompositionalLayout

/// Benchmarks of solving layouts, and of queries.
enum LayoutSuite: Suite {
  static let name = "CompositionalLayout"

  static func run(_ options: Options, _ report: inout Report) {
    preparing(options, &report)
    preparingSections(options, &report)
    questions(options, &report)
    changes(options, &report)
    attributes(options, &report)
  }

  /// Measures one regular section of various sizes.
  private static func preparing(_ options: Options, _ report: inout Report) {
    let section = Descriptions.grid
    let sizes = [10, 1_000, 100_000, 10_000_000, 100_000_000]
    let comparison = Comparison(
      rounds: options.rounds,
      sizes.map { size in
        Contender("n = \(size)") {
          Stopwatch.seconds(each: 200) { _ in
            Stopwatch.keep(Solutions.solution([section], [size]))
          }
        }
      })
    for size in sizes {
      report.add(
        "prepare one regular section", size, comparison.seconds("n = \(size)"), .seconds,
        .seconds(5e-6))
    }
    report.add(
      "prepare one regular section", sizes[4], comparison, "n = \(sizes[4])",
      to: "n = \(sizes[0])", .times(1.2))
  }

  /// Measures many sections with the same description and different numbers of items.
  private static func preparingSections(_ options: Options, _ report: inout Report) {
    let section = Descriptions.grid
    for (count, limit) in [(1_000, 100e-6), (100_000, 10e-3)] {
      let sections = [NSCollectionLayoutSection?](repeating: section, count: count)
      let counts = (0..<count).map { 90 + $0 % 20 }
      let comparison = Comparison(
        rounds: options.rounds,
        [.timed("prepare") { Solutions.solution(sections, counts) }])
      report.add(
        "prepare \(count) sections of about 100 items", counts.reduce(0, +),
        comparison.seconds("prepare"), .seconds, .seconds(limit))
    }
  }

  private static func questions(_ options: Options, _ report: inout Report) {
    let fixed = 10_000_000
    let measured = options.size(1_000_000)
    let grid = Solutions.solution([Descriptions.grid], [fixed])
    let list = Solutions.measuredList(measured)
    ask(grid, "closed form", fixed, frameLimit: 100e-9, options, &report)
    ask(list, "self-sizing, all measured", measured, frameLimit: 500e-9, options, &report)
  }

  private static func ask(
    _ solution: LayoutSolution, _ what: String, _ size: Int, frameLimit: Double,
    _ options: Options, _ report: inout Report
  ) {
    let screens = Solutions.screens(500, of: solution)
    let frames = screens.reduce(0) { $0 + solution.placements(in: $1, visible: nil).count }
    let average = Double(frames) / Double(screens.count)
    var generator = SeededGenerator(seed: 2)
    let items = (0..<1_000).map { _ in Int.random(in: 0..<size, using: &generator) }
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("rectangle") {
          Stopwatch.seconds(each: screens.count) {
            Stopwatch.keep(solution.placements(in: screens[$0], visible: nil))
          }
        },
        Contender("frame") {
          Stopwatch.seconds(each: items.count) {
            Stopwatch.keep(
              solution.placement(of: .cell(section: 0, item: items[$0]), visible: nil))
          }
        },
      ])
    report.add(
      "screen of \(Quantity.rounded(average)) frames anywhere, \(what)", size,
      comparison.seconds("rectangle"), .seconds, .seconds(1e-6 + 30e-9 * average))
    report.add(
      "frame of one item, \(what)", size, comparison.seconds("frame"), .seconds,
      .seconds(frameLimit))
  }

  /// Measures changes of a list whose items are all measured.
  private static func changes(_ options: Options, _ report: inout Report) {
    let size = options.size(1_000_000)
    let list = Solutions.measuredList(size)
    let screens = Solutions.screens(200, of: list)
    var turn = 1
    let firsts = screens.map { list.placements(in: $0, visible: nil).first?.element.item ?? 0 }
    let section = Descriptions.selfSizingList
    var changing = list
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("structure") {
          turn += 1
          return Stopwatch.seconds(each: firsts.count) {
            Solutions.measure(&changing, item: firsts[$0], turn: turn)
          }
        },
        Contender("screen") {
          turn += 1
          return Stopwatch.seconds(each: firsts.count) {
            Solutions.measure(&changing, item: firsts[$0], turn: turn)
            Stopwatch.keep(changing.placements(in: screens[$0], visible: nil))
          }
        },
        .timed("width") {
          Solutions.solution([section], [size], size: CGSize(width: 300 + turn, height: 800))
        },
      ])
    report.add(
      "one measured size changes", size, comparison.seconds("structure"), .seconds,
      .seconds(0.2e-6))
    report.add(
      "one measured size changes, then the frames of a screen", size,
      comparison.seconds("screen"), .seconds, .seconds(5e-6))
    report.add(
      "width change of self-sizing items, before the first question", size,
      comparison.seconds("width"), .seconds, .seconds(10e-3))
    insertion(list, options, &report)
  }

  /// Measures inserting and deleting one of many measured items, in place.
  private static func insertion(
    _ list: LayoutSolution, _ options: Options, _ report: inout Report
  ) {
    let size = options.size(1_000_000)
    var changing = list
    let places = (0..<200).map { ($0 * 7_919 + 13) % size }
    func alternating(_ name: String, _ place: @escaping (Int) -> Int) -> Contender {
      Contender(name) {
        Stopwatch.seconds(each: places.count) { index in
          let item = place(index)
          if index.isMultiple(of: 2) {
            changing.replaceItems(item..<item, inSection: 0, with: 1)
          } else {
            changing.replaceItems(item..<item + 1, inSection: 0, with: 0)
          }
        }
      }
    }
    let comparison = Comparison(
      rounds: options.rounds,
      [alternating("front") { _ in 0 }, alternating("random") { places[$0] }])
    report.add(
      "insert or delete one measured item at the front", size, comparison.seconds("front"),
      .seconds, .seconds(20e-6))
    report.add(
      "insert or delete one measured item anywhere", size, comparison.seconds("random"), .seconds,
      .seconds(20e-6))
  }
}
