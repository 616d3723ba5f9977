// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The link that synchronizes a table and its content view: the table determines the visible area and the
/// offset, the content view the content size and the scroll anchor.
@MainActor
final class TableContentLink {
  @Whole private var table: UITableView
  private var isTaking = false
  /// The last common content offset.
  private var shared = CGPoint.zero

  init(_ table: UITableView) { _table = Whole(wrappedValue: table) }

  private var content: UICollectionView { table.contentView }

  /// Lays out the visible rows.
  func layOut() {
    give()
    content.layoutIfNeeded()
    take()
  }

  /// Updates the row positions and the content size, without creating a cell.
  func prepare() {
    guard isOutdated else { return }
    give()
    content.engine.prepareIfNeeded()
    take()
  }

  /// Runs changes of the rows, and updates the content size afterwards.
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

  /// Applies the table's geometry to the content view.
  private func give() {
    let inset = table.adjustedContentInset
    if content.contentInset != inset { content.contentInset = inset }
    if content.bounds.size != table.bounds.size { content.frame = table.bounds }
    table.updateRooms()
    if content.contentOffset != table.contentOffset { content.contentOffset = table.contentOffset }
    shared = content.contentOffset
  }

  /// Applies the content size to the table, and the content offset if the content view adjusted it.
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
