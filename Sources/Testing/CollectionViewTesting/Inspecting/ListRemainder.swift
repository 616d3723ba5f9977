// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews
import UIKit

/// The cells that a list, or the scroll view of one of its sections, has out of sight.
@MainActor
struct ListRemainder {
  private let list: UIScrollView
  private let counts: [Int]
  /// The counts by sides.
  private(set) var remainders: [ScreenElement.Side: ScreenElement.Remainder] = [:]

  /// Counts the cells outside of `visible`, the elements in `scrollView`; `nil` if it shows no cells.
  ///
  /// - Complexity: O(*s* + *v*), where *s* is the number of sections and *v* that of visible elements.
  init?(_ scrollView: UIScrollView, _ visible: [ScreenElement]) {
    let isWhole = scrollView is UICollectionView || scrollView is UITableView
    guard let list = isWhole ? scrollView : ElementIdentity.list(of: scrollView) else { return nil }
    self.list = list
    counts = Self.counts(of: list)
    let direct = visible.filter { $0.role == "cell" }.compactMap(\.indexPath)
    let nested = visible.flatMap(\.children).filter { $0.role == "cell" }.compactMap(\.indexPath)
    let paths = isWhole ? direct + nested : direct
    guard let first = paths.min(), let last = paths.max(), first.count == 2,
      counts.indices.contains(last.section)
    else { return nil }
    let size = scrollView.contentSize
    let isHorizontal =
      size.width > scrollView.bounds.width + 1 && size.height <= scrollView.bounds.height + 1
    let whole = isWhole ? Set(nested.map(\.section)) : []
    add(before(first, whole, isWhole), isHorizontal ? .before : .above, nil)
    add(
      after(last, whole, isWhole), isHorizontal ? .after : .below,
      next(after: last, whole, isWhole))
  }

  private mutating func add(_ count: Int, _ side: ScreenElement.Side, _ first: IndexPath?) {
    guard count > 0 else { return }
    remainders[side] = ScreenElement.Remainder(
      count: count, areCells: true, first: first.flatMap(text(at:)))
  }

  /// Returns the number of cells before `first`; a section with a scroll view of its own is visible as a
  /// whole if its index is in `whole`.
  private func before(_ first: IndexPath, _ whole: Set<Int>, _ isWhole: Bool) -> Int {
    let own = whole.contains(first.section) ? 0 : first.item
    return isWhole ? counts[..<first.section].reduce(own, +) : own
  }

  private func after(_ last: IndexPath, _ whole: Set<Int>, _ isWhole: Bool) -> Int {
    let own = whole.contains(last.section) ? 0 : counts[last.section] - last.item - 1
    return isWhole ? counts[(last.section + 1)...].reduce(own, +) : own
  }

  private func next(after last: IndexPath, _ whole: Set<Int>, _ isWhole: Bool) -> IndexPath? {
    if !whole.contains(last.section), last.item + 1 < counts[last.section] {
      return IndexPath(item: last.item + 1, section: last.section)
    }
    guard isWhole else { return nil }
    return counts.indices.first { $0 > last.section && counts[$0] > 0 }
      .map { IndexPath(item: 0, section: $0) }
  }

  /// Returns the text of the cell at `path` if the list has prepared it, or else the title in its identifier.
  private func text(at path: IndexPath) -> String? {
    let cell: UIView? =
      if let table = list as? UITableView { table.cellForRow(at: path) } else {
        (list as? UICollectionView)?.cellForItem(at: path)
      }
    return cell.flatMap(ShownTexts.joined)
      ?? ElementIdentity.source(of: list)?.identifier(at: path).flatMap(ItemToken.title)
  }

  static func counts(of list: UIScrollView) -> [Int] {
    if let table = list as? UITableView {
      return (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }
    guard let view = list as? UICollectionView else { return [] }
    return (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
  }
}
