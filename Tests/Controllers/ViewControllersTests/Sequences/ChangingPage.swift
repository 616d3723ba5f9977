// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import UIKit

/// A page with content that changes at random.
@MainActor
protocol ChangingPage: UIViewController {
  var scrollView: UIScrollView { get }

  /// Applies other items at random.
  func apply(using random: inout SeededGenerator)
  /// Reloads all cells.
  func reload()
}

extension ChangingPage {
  /// Returns a snapshot of two sections with some of 40 items, in random order.
  func snapshot(
    using random: inout SeededGenerator
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    let items = (0..<40).shuffled(using: &random).prefix(Int.random(in: 0...40, using: &random))
    let middle = Int.random(in: 0...items.count, using: &random)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(Array(items.prefix(middle)), toSection: 0)
    snapshot.appendItems(Array(items.dropFirst(middle)), toSection: 1)
    return snapshot
  }
}
