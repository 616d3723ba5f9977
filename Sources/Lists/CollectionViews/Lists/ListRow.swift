// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionCollectionGeometry
import MullionViewTree

/// The position of a row in its list section.
package struct ListRow: Equatable {
  let style: ListStyle
  /// Whether the row is its section's header.
  let isHeader: Bool
  /// Whether the row is the first one of its section, except for a header.
  let isFirst: Bool
  /// Whether the row is the last one of its section.
  let isLast: Bool
  /// The number of pixels per point.
  let scale: CGFloat
  let isMirrored: Bool

  package nonisolated static func == (one: ListRow, other: ListRow) -> Bool {
    one.style === other.style && one.isHeader == other.isHeader && one.isFirst == other.isFirst
      && one.isLast == other.isLast && one.scale == other.scale
      && one.isMirrored == other.isMirrored
  }
}

@MainActor
extension ListRow {
  /// Creates the row of an item, of `count` items of its section.
  init(
    _ style: ListStyle, item: Int, of count: Int, scale: CGFloat, isMirrored: Bool
  ) {
    let headers = style.configuration.headerMode == .firstItemInSection ? 1 : 0
    self.init(
      style: style, isHeader: item < headers, isFirst: item == headers, isLast: item == count - 1,
      scale: scale, isMirrored: isMirrored)
  }

  /// The row's corner radius, in points, and the rounded corners.
  var corners: (radius: CGFloat, corners: CACornerMask) {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return (isHeader || corners.isEmpty ? 0 : style.metrics.cornerRadius, corners)
  }

  /// Returns the row's separators, with the changes of the application's handler.
  func separators(at indexPath: IndexPath) -> UIListSeparatorConfiguration {
    let configuration = style.configuration
    var separators = configuration.separatorConfiguration
    if !configuration.showsSeparators {
      separators.topSeparatorVisibility = .hidden
      separators.bottomSeparatorVisibility = .hidden
    }
    return configuration.itemSeparatorHandler?(indexPath, separators) ?? separators
  }

  /// Returns the separator lines of the row inside of `bounds`.
  ///
  /// `automatic` contains the insets of lines whose separators do not specify them.
  func lines(
    _ separators: UIListSeparatorConfiguration, in bounds: CGRect,
    automatic: NSDirectionalEdgeInsets = automaticInsets
  ) -> ListLines {
    var lines = ListLines()
    if shows(separators.topSeparatorVisibility, automatic: showsTop) {
      let insets = isFirst && isGroupEdge ? ListRow.noInsets : automatic
      lines.top = line(separators.topSeparatorInsets, automatic: insets, bounds, y: bounds.minY)
    }
    if shows(separators.bottomSeparatorVisibility, automatic: showsBottom) {
      let insets = isLast && isGroupEdge ? ListRow.noInsets : automatic
      lines.bottom = line(
        separators.bottomSeparatorInsets, automatic: insets, bounds, y: bounds.maxY - thickness)
    }
    return lines
  }

  private static let noInsets = NSDirectionalEdgeInsets.zero
  package static let automaticInsets = NSDirectionalEdgeInsets(
    top: 0, leading: ListMetrics.separatorLeading, bottom: 0, trailing: 0)

  /// Whether lines close the section above and below, across the full width.
  private var isGroupEdge: Bool { style.configuration.appearance == .grouped }

  private var showsTop: Bool { isGroupEdge && isFirst }

  private var showsBottom: Bool {
    if isHeader { return false }
    return !isLast || style.configuration.appearance != .insetGrouped
  }

  private func shows(
    _ visibility: UIListSeparatorConfiguration.Visibility, automatic: Bool
  ) -> Bool {
    switch visibility {
    case .automatic: automatic
    case .visible: true
    case .hidden: false
    }
  }

  /// The thickness of a line: one pixel.
  private var thickness: CGFloat { 1 / max(1, scale) }

  private func line(
    _ insets: NSDirectionalEdgeInsets, automatic: NSDirectionalEdgeInsets, _ bounds: CGRect,
    y: CGFloat
  ) -> CGRect {
    let asked = UIListSeparatorConfiguration.automaticInsets
    let leading = insets.leading == asked.leading ? automatic.leading : insets.leading
    let trailing = insets.trailing == asked.trailing ? automatic.trailing : insets.trailing
    return CGRect(
      x: bounds.minX + (isMirrored ? trailing : leading), y: y,
      width: max(0, bounds.width - leading - trailing), height: thickness)
  }
}
