// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The section index of a table, at its trailing edge.
@MainActor
final class TableIndex {
  @Whole private var table: UITableView
  private var view: IndexBar?
  private var isStale = true
  var color: UIColor? { didSet { view?.color = color } }
  var background: UIColor? { didSet { view?.backgroundColor = background } }
  var trackingBackground: UIColor? { didSet { view?.trackingBackground = trackingBackground } }
  var fewestRows = 0 { didSet { reload() } }

  init(_ table: UITableView) { _table = Whole(wrappedValue: table) }

  /// Requests the titles again at the next layout.
  func reload() {
    isStale = true
    table.setNeedsLayout()
  }

  /// Positions the index at the trailing edge of the visible area.
  func place() {
    if isStale { update() }
    guard let view else { return }
    let room = table.bounds.inset(by: table.adjustedContentInset)
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isMirrored ? room.minX : room.maxX - IndexBar.width, y: room.minY, width: IndexBar.width,
      height: room.height)
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  private func update() {
    isStale = false
    let titles = table.dataSource?.sectionIndexTitles(for: table) ?? []
    let rows = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    guard !titles.isEmpty, rows >= fewestRows else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let view = self.view ?? IndexBar(frame: .zero)
    self.view = view
    view.titles = titles
    view.color = color
    view.backgroundColor = background
    view.trackingBackground = trackingBackground
    view.onChoose = { [weak self] in self?.scroll(to: titles[$0], at: $0) }
    if view.superview !== table { table.addSubview(view) }
  }

  private func scroll(to title: String, at place: Int) {
    guard let source = table.dataSource else { return }
    let section = source.tableView(table, sectionForSectionIndexTitle: title, at: place)
    guard section >= 0, section < table.numberOfSections else { return }
    let start = table.rect(forSection: section).minY - table.adjustedContentInset.top
    let limits = ScrollLimits(table)
    table.setContentOffset(
      limits.clamp(CGPoint(x: table.contentOffset.x, y: start)), animated: false)
  }
}
