// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Benchmarks of the layout attributes that apps query through UIKit's classes.
extension LayoutSuite {
  static func attributes(_ options: Options, _ report: inout Report) {
    let size = 10_000_000
    let source = CountingDataSource(count: size)
    let layout = UICollectionViewCompositionalLayout(section: Descriptions.grid)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: Solutions.screen), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    let screens = Solutions.screens(
      500, of: Solutions.solution([Descriptions.grid], [size]))
    let objects = screens.reduce(0) {
      $0 + (layout.layoutAttributesForElements(in: $1)?.count ?? 0)
    }
    let comparison = Comparison(
      rounds: options.rounds,
      [
        Contender("attributes") {
          let seconds = Stopwatch.seconds {
            for screen in screens {
              Stopwatch.keep(layout.layoutAttributesForElements(in: screen))
            }
          }
          return seconds / Double(objects)
        }
      ])
    report.add(
      "layoutAttributesForElements, each object", size, comparison.seconds("attributes"),
      .seconds, .seconds(1e-6))
  }
}
