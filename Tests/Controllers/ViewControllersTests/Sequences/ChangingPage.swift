// SPDX-License-Identifier: Apache-2.0

import RandomTesting
import UIKit

/// A page whose content changes at random.
@MainActor
protocol ChangingPage: UIViewController {
  var scrollView: UIScrollView { get }

  /// Shows other items.
  func apply(using random: inout SeededGenerator)
  /// Makes all cells anew.
  func reload()
}

extension ChangingPage {
  /// A snapshot of two sections of some of 40 items, in any order.
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
