// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// Keeps a table and its content view together: the one says what is seen and how far it is
/// scrolled, the other how large the content is and what stays in its place.
@MainActor
final class TableTie {
  @Whole private var table: UITableView
  private var isTaking = false
  /// The offset that both had last.
  private var shared = CGPoint.zero

  init(_ table: UITableView) { _table = Whole(wrappedValue: table) }

  private var content: UICollectionView { table.contentView }

  /// Lays out what is in sight.
  func layOut() {
    give()
    content.layoutIfNeeded()
    take()
  }

  /// Brings the places of rows, and the size of the content, up to date, without making a cell.
  func prepare() {
    guard isOutdated else { return }
    give()
    content.engine.prepareIfNeeded()
    take()
  }

  /// Runs changes of the rows, after which the size of the content is the new one.
  @discardableResult
  func changing<Result>(_ changes: () -> Result) -> Result {
    let wasLaidOut = content.engine.wasLaidOut
    if wasLaidOut, !content.engine.isLayingOut { give() }
    defer { if wasLaidOut { take() } }
    return changes()
  }

  private var isOutdated: Bool {
    let engine = content.engine
    guard table.dataSource != nil, !engine.isLayingOut, !table.hasUncommittedUpdates else {
      return false
    }
    return engine.waitsForPreparing
      || content.bounds.size != table.bounds.size || content.collectionViewLayout.isOutdated
  }

  /// The content view gets what the table says.
  private func give() {
    let inset = table.adjustedContentInset
    if content.contentInset != inset { content.contentInset = inset }
    if content.bounds.size != table.bounds.size { content.frame = table.bounds }
    table.updateRooms()
    if content.contentOffset != table.contentOffset { content.contentOffset = table.contentOffset }
    shared = content.contentOffset
  }

  /// The table takes over the size of the content, and the offset if what is in sight was kept in its
  /// place.
  func take() {
    guard !isTaking else { return }
    isTaking = true
    defer { isTaking = false }
    if table.contentSize != content.contentSize { table.contentSize = content.contentSize }
    if content.contentOffset != shared, table.contentOffset != content.contentOffset {
      table.contentOffset = content.contentOffset
    }
    shared = content.contentOffset
    if content.frame != table.bounds { content.frame = table.bounds }
    table.updateRooms()
    table.placeOwnViews()
  }
}
