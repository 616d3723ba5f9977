// SPDX-License-Identifier: Apache-2.0

import CollectionViewTesting
import Foundation
import UIKit

/// Benchmarks of tests with the test kit.
enum TestKitSuite: Suite {
  static let name = "CollectionViewTesting"

  private static let assertions = 1_000

  static func run(_ options: Options, _ report: inout Report) {
    let standing = harness()
    precondition(standing.elements.count == 60)
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("mounted") {
          Stopwatch.seconds {
            for number in 0..<assertions { check(harness(), number) }
          }
        },
        Contender("standing") {
          Stopwatch.seconds {
            for number in 0..<assertions { check(standing, number) }
          }
        },
        Contender("text") {
          Stopwatch.seconds {
            for _ in 0..<assertions { Stopwatch.keep(standing.textFrames) }
          }
        },
      ])
    let what = "\(assertions) layout assertions, 60 visible elements each"
    func add(_ how: String, _ name: String) {
      report.add("\(what), \(how)", 60, comparison.seconds(name), .seconds, .seconds(1))
    }
    add("each mounted anew", "mounted")
    add("on what stands", "standing")
    add("text pictures", "text")
  }

  /// Performs one of three checks, or checks the frame of an item.
  private static func check(_ harness: CollectionViewHarness, _ number: Int) {
    do {
      switch number % 4 {
      case 0: try harness.check(.noOverlap)
      case 1: try harness.check(.insideContent)
      case 2: try harness.check(.noGap(spacing: 0))
      default:
        try harness.checkFrame(
          ofItem: 7, is: CGRect(x: 100, y: 100, width: 100, height: 100))
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Returns a harness with a grid of 600 items, six per row, of which ten rows are visible.
  private static func harness() -> CollectionViewHarness {
    CollectionViewHarness(
      layout: UICollectionViewCompositionalLayout(section: .grid(columns: 6, rowHeight: 100)),
      items: [600], on: Device(size: CGSize(width: 600, height: 1000), scale: 2))
  }
}
