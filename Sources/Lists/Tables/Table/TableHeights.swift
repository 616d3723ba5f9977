// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionViews

/// The row heights of a table, from its properties and its delegate.
@MainActor
final class TableHeights {
  /// The height of a row for which no height is specified, in points.
  private static let usual: CGFloat = 44

  /// The known heights of a section's rows, in points.
  enum Rows: Equatable {
    /// One height for all rows.
    case uniform(CGFloat)
    /// A height for each row, all of which were queried.
    case each([CGFloat])
    /// Heights that are queried, or measured, when the rows become visible; the estimate of lists applies if
    /// `estimate` is `nil`.
    case later(estimate: CGFloat?)
  }

  weak var table: UITableView?
  /// The mean of the delegate's estimates, by section.
  private var means: [Int: CGFloat] = [:]
  /// Whether the delegate provides row heights; `nil` if it was not queried yet.
  private var givesHeights: Bool?

  /// Discards the results of the delegate.
  func discard() {
    means.removeAll()
    givesHeights = nil
  }

  /// Returns the known heights of `count` rows.
  ///
  /// Without estimates, the heights of all rows are queried each time the sections are described.
  func rows(_ count: Int, ofSection section: Int) -> Rows {
    let waiting = table?.waitingRows(in: section) ?? []
    let known = dataRows(count - waiting.count, ofSection: section)
    return waiting.isEmpty ? known : adding(waiting, to: known, count)
  }

  /// Returns the known heights of `count` rows, of which the placeholders `waiting` are not part of the data.
  private func adding(
    _ waiting: [(row: Int, height: CGFloat?)], to known: Rows, _ count: Int
  ) -> Rows {
    var lengths: [CGFloat]
    switch known {
    case .later:
      let own = waiting.compactMap(\.height)
      return own.count == count ? .each(own) : known
    case .uniform(let height):
      // The preferred heights of cells are known only for visible ones.
      if table?.estimatedRowHeight != 0, waiting.contains(where: { $0.height == nil }) {
        return .later(estimate: height)
      }
      lengths = Array(repeating: height, count: count - waiting.count)
    case .each(let heights): lengths = heights
    }
    for (row, height) in waiting {
      lengths.insert(height ?? Self.usual, at: min(row, lengths.count))
    }
    return .each(lengths)
  }

  /// Returns the known heights of the `count` rows of the data source.
  private func dataRows(_ count: Int, ofSection section: Int) -> Rows {
    guard let table, count > 0 else { return .later(estimate: nil) }
    let mean = meanEstimate(count, section)
    if mean == nil, table.estimatedRowHeight == 0 { return exact(count, section, in: table) }
    if table.rowHeight > 0 {
      if givesHeights == nil { _ = height(0, section, in: table) }
      if givesHeights == false { return .uniform(table.rowHeight) }
    }
    return .later(estimate: mean ?? estimate(in: table))
  }

  /// Returns the heights of all rows, with the usual height for those without a specified one.
  private func exact(_ count: Int, _ section: Int, in table: UITableView) -> Rows {
    let first = height(0, section, in: table) ?? Self.usual
    guard givesHeights == true else { return .uniform(first) }
    return .each(
      [first] + (1..<count).map { height($0, section, in: table) ?? Self.usual })
  }

  private func height(_ row: Int, _ section: Int, in table: UITableView) -> CGFloat? {
    let height = table.givenHeight(ofRowAt: IndexPath(row: row, section: section))
    if givesHeights == nil {
      givesHeights = table.delegate != nil && !table.absences.contains(.rowHeight)
    }
    return height
  }

  /// Returns the mean of the delegate's estimates for a section's rows; `nil` if it provides none.
  private func meanEstimate(_ count: Int, _ section: Int) -> CGFloat? {
    guard let table, let delegate = table.delegate else { return nil }
    if let known = means[section] { return known }
    table.absences.remove(.estimatedRowHeight)
    var sum: CGFloat = 0
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(table, estimatedHeightForRowAt: path)
      if table.absences.contains(.estimatedRowHeight) { return nil }
      sum += height > 0 ? height : estimate(in: table) ?? Self.usual
    }
    let mean = sum / CGFloat(count)
    means[section] = mean
    return mean
  }

  private func estimate(in table: UITableView) -> CGFloat? {
    if table.estimatedRowHeight > 0 { return table.estimatedRowHeight }
    return table.rowHeight > 0 ? table.rowHeight : nil
  }
}
