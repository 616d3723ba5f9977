// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree

/// The appearance of a table's rows, except their heights.
@MainActor
final class TableLook {
  @Whole private var table: UITableView
  /// The horizontal safe area insets of the table when the rows were laid out, in points.
  private var sides = (left: CGFloat.zero, right: CGFloat.zero)
  private lazy var filler = TableFiller(table)

  var insetReference = UITableView.SeparatorInsetReference.fromCellEdges {
    didSet { if insetReference != oldValue { table.lookDidChange() } }
  }
  var effect: UIVisualEffect? { didSet { table.lookDidChange() } }
  var followsReadableWidth = false {
    didSet { if followsReadableWidth != oldValue { table.lookDidChange() } }
  }
  var keepsToSafeArea = true {
    didSet { if keepsToSafeArea != oldValue { table.lookDidChange() } }
  }
  var hugging: UITableViewContentHuggingElements = [] {
    didSet { if hugging != oldValue { table.lookDidChange() } }
  }
  var fillerHeight: CGFloat = 0 {
    didSet { if fillerHeight != oldValue { table.setNeedsLayout() } }
  }

  init(_ table: UITableView) { _table = Whole(wrappedValue: table) }

  /// Updates the rows after a change of the safe area, if they keep clear of its sides.
  func safeAreaDidChange() {
    let safe = table.safeAreaInsets
    guard keepsToSafeArea, sides != (safe.left, safe.right) else { return }
    sides = (safe.left, safe.right)
    table.lookDidChange()
  }

  /// Returns the safe area insets within a row of the given frame, in points.
  func contentInsets(ofRow frame: CGRect) -> (left: CGFloat, right: CGFloat) {
    guard keepsToSafeArea else { return (0, 0) }
    let safe = table.safeAreaInsets
    guard safe.left > 0 || safe.right > 0 else { return (0, 0) }
    return (
      max(0, safe.left - frame.minX), max(0, safe.right - (table.bounds.width - frame.maxX))
    )
  }

  /// The horizontal margin of a cell's text, in points.
  var margin: CGFloat {
    ListMetrics(
      table.style.appearance, idiom: table.traitCollection.userInterfaceIdiom,
      width: table.bounds.width
    ).textMargin
  }

  /// The minimum side insets of an inset group, in points: those of the readable content if the table follows
  /// the readable width, otherwise zero.
  ///
  /// Not measured from UIKit.
  var cardSides: NSDirectionalEdgeInsets {
    guard followsReadableWidth, table.style == .insetGrouped else { return .zero }
    let (insets, direction) = (table.readableInsets, table.effectiveUserInterfaceLayoutDirection)
    return direction == .rightToLeft
      ? NSDirectionalEdgeInsets(top: 0, leading: insets.right, bottom: 0, trailing: insets.left)
      : NSDirectionalEdgeInsets(top: 0, leading: insets.left, bottom: 0, trailing: insets.right)
  }

  /// Returns the horizontal margins of texts and accessories in a row, in points.
  func margins(ofRow frame: CGRect) -> (left: CGFloat, right: CGFloat) {
    let safe = contentInsets(ofRow: frame)
    var margins = (left: margin + safe.left, right: margin + safe.right)
    guard followsReadableWidth else { return margins }
    let readable = table.readableContentGuide.layoutFrame
    let room = table.bounds
    margins.left = max(margins.left, readable.minX - room.minX - frame.minX)
    margins.right = max(
      margins.right, room.maxX - readable.maxX - (room.width - frame.maxX))
    return margins
  }

  /// Returns the margins only if they differ from those that cells have by default; otherwise `nil`.
  func cellMargins(ofRow frame: CGRect) -> (left: CGFloat, right: CGFloat)? {
    guard followsReadableWidth || margin != TableMetrics.narrowMargin else { return nil }
    let (safe, margins) = (contentInsets(ofRow: frame), margins(ofRow: frame))
    let own = (
      left: TableMetrics.narrowMargin + safe.left, right: TableMetrics.narrowMargin + safe.right
    )
    return margins == own ? nil : margins
  }

  /// Returns the insets and margins of a header or a footer.
  func room(besides frame: CGRect) -> TableInsets {
    let (content, margins) = (contentInsets(ofRow: frame), margins(ofRow: frame))
    return TableInsets(
      left: content.left, right: content.right, leftMargin: margins.left,
      rightMargin: margins.right)
  }

  /// Returns the insets of automatic separators in a row whose text begins `start` points from the leading
  /// edge.
  func automaticInsets(ofRow frame: CGRect, start: CGFloat) -> NSDirectionalEdgeInsets {
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = ListRow.automaticInsets
    insets.leading = start
    if followsReadableWidth {
      let margins = margins(ofRow: frame)
      let trailing = isMirrored ? margins.left : margins.right
      if trailing > margin { insets.trailing = trailing }
    }
    if insetReference == .fromAutomaticInsets, let more = table.ownSeparatorInset {
      insets.leading += more.left
      insets.trailing += more.right
    }
    insets.leading = max(0, min(insets.leading, frame.width))
    insets.trailing = max(0, min(insets.trailing, frame.width - insets.leading))
    return insets
  }

  /// Displays the empty rows below the last one, if there are any.
  func placeFiller() {
    guard fillerHeight != 0 || filler.superview != nil else { return }
    filler.place()
  }

  /// The height of empty rows, in points; `nil` if there are none.
  var shownFillerHeight: CGFloat? {
    guard table.style == .plain, table.separatorStyle != .none, table.tableFooterView == nil else {
      return nil
    }
    if fillerHeight > 0 { return fillerHeight }
    guard fillerHeight == UITableView.automaticDimension else { return nil }
    return table.rowHeight > 0 ? table.rowHeight : ListMetrics.rowHeight
  }
}
