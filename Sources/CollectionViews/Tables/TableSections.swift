// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import CompositionalLayout
import Foundation
import ViewTree

/// Describes the sections of a table as lists.
@MainActor
final class TableSections {
  /// The kinds of the rooms that a table's own header and footer stand in.
  static let tableHeaderKind = "UITableViewHeader"
  static let tableFooterKind = "UITableViewFooter"

  /// The height that stands for an estimate which is automatic, in points.
  private static let usualRowHeight: CGFloat = 44

  /// A header or a footer.
  enum Edge: Hashable, Sendable { case header, footer }

  /// What a section has at one of its edges.
  struct Boundary {
    /// The view that the delegate gave when it was asked whether there is one.
    var view: UIView?
    var title: String?
    /// The height that was given, in points; nil: what the view wants.
    var height: CGFloat?
    /// Whether the delegate gives a view when it is asked.
    var isAsked = false

    var isShown: Bool { view != nil || title != nil || isAsked }
  }

  private struct Place: Hashable {
    let edge: Edge
    let section: Int
  }

  weak var table: UITableView?
  private var known: [Place: Boundary] = [:]
  /// What the delegate's estimates come to, by section.
  private var estimates: [Int: CGFloat] = [:]
  /// Whether the delegate gives heights of rows; nil: it was not asked yet.
  private var givesHeights: Bool?

  /// Forgets what data source and delegate said.
  func forget() {
    known.removeAll()
    estimates.removeAll()
    givesHeights = nil
  }

  // MARK: Asking

  /// What a section has at an edge; asked once until data or delegate change.
  func boundary(_ edge: Edge, of section: Int) -> Boundary {
    let place = Place(edge: edge, section: section)
    if let boundary = known[place] { return boundary }
    let boundary = ask(edge, section)
    known[place] = boundary
    return boundary
  }

  /// The view the delegate gave beforehand, which is shown once.
  func takeView(_ edge: Edge, of section: Int) -> UIView? {
    let place = Place(edge: edge, section: section)
    defer {
      if known[place]?.view != nil {
        known[place]?.view = nil
        known[place]?.isAsked = true
      }
    }
    return known[place]?.view
  }

  private func ask(_ edge: Edge, _ section: Int) -> Boundary {
    guard let table else { return Boundary() }
    var boundary = Boundary()
    let isHeader = edge == .header
    let given =
      (isHeader
        ? table.delegate?.tableView(table, heightForHeaderInSection: section)
        : table.delegate?.tableView(table, heightForFooterInSection: section))
      ?? (isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight)
    boundary.height = given >= 0 ? given : nil
    boundary.title =
      isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
    guard boundary.height != 0, let delegate = table.delegate else { return boundary }
    table.absences.remove(isHeader ? .headerView : .footerView)
    boundary.view =
      isHeader
      ? delegate.tableView(table, viewForHeaderInSection: section)
      : delegate.tableView(table, viewForFooterInSection: section)
    return boundary
  }

  /// The height that all rows have; nil: each has its own.
  func uniformHeight(rows: Int, section: Int) -> CGFloat? {
    guard let table, table.rowHeight > 0 else { return nil }
    if givesHeights == nil, rows > 0 {
      _ = table.givenHeight(ofRowAt: IndexPath(item: 0, section: section))
      givesHeights = table.delegate != nil && !table.absences.contains(.rowHeight)
    }
    return givesHeights == true ? nil : table.rowHeight
  }

  // MARK: Describing

  /// The description of a section.
  func section(
    _ index: Int, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? {
    guard let table else { return nil }
    var configuration = UICollectionLayoutListConfiguration(appearance: table.style.appearance)
    configuration.backgroundColor = .clear
    configuration.showsSeparators = table.separatorStyle != .none
    if let color = table.separatorColor {
      configuration.separatorConfiguration.color = color
      configuration.separatorConfiguration.multipleSelectionColor = color
    }
    if table.contentHuggingElements.contains(.sectionHeaders) {
      configuration.contentHuggingElements = .supplementaryHeader
    }
    configuration.separatorConfiguration.visualEffect = table.separatorEffect
    configuration.itemSeparatorHandler = { [weak table] path, separators in
      table?.separators(separators, ofRowAt: path) ?? separators
    }
    configuration.leadingSwipeActionsConfigurationProvider = { [weak table] path in
      table?.leadingActions(ofRowAt: path)
    }
    configuration.trailingSwipeActionsConfigurationProvider = { [weak table] path in
      table?.trailingActions(at: path)
    }
    if table.sectionHeaderTopPadding >= 0 {
      configuration.headerTopPadding = table.sectionHeaderTopPadding
    }
    let (header, footer) = (boundary(.header, of: index), boundary(.footer, of: index))
    if shows(header) { configuration.headerMode = .supplementary }
    if shows(footer) { configuration.footerMode = .supplementary }
    let rows = table.numberOfRows(inSection: index)
    let section = ListDescription(
      configuration, in: environment,
      heights: ListHeights(
        row: uniformHeight(rows: rows, section: index),
        estimatedRow: meanEstimate(rows: rows, section: index) ?? estimate,
        header: header.height, footer: footer.height,
        estimatedHeader: positive(
          table.delegate?.tableView(table, estimatedHeightForHeaderInSection: index)
            ?? table.estimatedSectionHeaderHeight),
        estimatedFooter: positive(
          table.delegate?.tableView(table, estimatedHeightForFooterInSection: index)
            ?? table.estimatedSectionFooterHeight))
    ).section
    if !shows(header), let height = header.height { section.contentInsets.top = height }
    if !shows(footer), let height = footer.height { section.contentInsets.bottom = height }
    return section
  }

  private func shows(_ boundary: Boundary) -> Bool {
    boundary.isShown && boundary.height.map { $0 >= 0.5 } ?? true
  }

  private func positive(_ height: CGFloat) -> CGFloat? { height > 0 ? height : nil }

  /// The mean of what the delegate estimates for a section's rows; nil: it estimates none.
  private func meanEstimate(rows: Int, section: Int) -> CGFloat? {
    guard let table, let delegate = table.delegate, rows > 0 else { return nil }
    if let known = estimates[section] { return known }
    table.absences.remove(.estimatedRowHeight)
    var sum: CGFloat = 0
    for row in 0..<rows {
      let path = IndexPath(row: row, section: section)
      let height = delegate.tableView(table, estimatedHeightForRowAt: path)
      if table.absences.contains(.estimatedRowHeight) { return nil }
      sum += height > 0 ? height : estimate ?? Self.usualRowHeight
    }
    let mean = sum / CGFloat(rows)
    estimates[section] = mean
    return mean
  }

  private var estimate: CGFloat? {
    guard let table else { return nil }
    if table.estimatedRowHeight > 0 { return table.estimatedRowHeight }
    return table.rowHeight > 0 ? table.rowHeight : nil
  }

  /// The rooms for a table's own header and footer.
  func configuration(
    header: CGFloat, footer: CGFloat
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .none
    func room(_ height: CGFloat, _ kind: String, _ alignment: NSRectAlignment) {
      guard height > 0 else { return }
      configuration.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(height)),
          elementKind: kind, alignment: alignment))
    }
    room(header, Self.tableHeaderKind, .top)
    room(footer, Self.tableFooterKind, .bottom)
    return configuration
  }
}

extension UITableView.Style {
  /// The look of lists that tables of the style have.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
