// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionCompositionalLayout
import MullionViewTree

/// The descriptions of a table's sections as lists, created from its data source and delegate.
@MainActor
final class TableSections {
  /// The element kind of the space for the table's own header; `tableFooterKind` is the kind for the footer.
  static let tableHeaderKind = "UITableViewHeader"
  static let tableFooterKind = "UITableViewFooter"

  /// A header or a footer.
  enum Edge: Hashable, Sendable { case header, footer }

  /// The header or footer of a section.
  struct Boundary {
    /// The view that the delegate returned when the boundary was queried.
    var view: UIView?
    var title: String?
    /// The specified height, in points; `nil` for the height that the view prefers.
    var height: CGFloat?
    /// The height measured before the view is displayed, in points.
    var measured: CGFloat?
    /// Whether the delegate returns a view when it is queried.
    var isAsked = false

    var isShown: Bool { view != nil || title != nil || isAsked }
  }

  private struct Place: Hashable {
    let edge: Edge
    let section: Int
  }

  weak var table: UITableView? { didSet { heights.table = table } }
  private let heights = TableHeights()
  private var known: [Place: Boundary] = [:]
  /// The view for measuring titles before they are displayed.
  private lazy var sample = UITableViewHeaderFooterView(reuseIdentifier: nil)

  /// Discards the results of the data source and the delegate.
  func discard() {
    known.removeAll()
    heights.discard()
  }

  // MARK: Queries

  /// Returns the header or footer of a section; queried once until the data or the delegate changes.
  func boundary(_ edge: Edge, of section: Int) -> Boundary {
    let place = Place(edge: edge, section: section)
    if let boundary = known[place] { return boundary }
    let boundary = ask(edge, section)
    known[place] = boundary
    return boundary
  }

  /// Returns the view that the delegate provided in advance; `nil` if there is none, or if this method has
  /// already returned it.
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

  // MARK: Descriptions

  /// Returns the description of a section.
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
      table?.leadingActions(at: path)
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
    let rows = heights.rows(table.numberOfRows(inSection: index), ofSection: index)
    let section = ListDescription(
      configuration, in: environment, heights: listHeights(index, rows, environment),
      leastSides: table.look.cardSides
    ).section
    if case .each(let lengths) = rows { section.givenLengths = lengths }
    if !shows(header), let height = header.height { section.contentInsets.top = height }
    if !shows(footer), let height = footer.height { section.contentInsets.bottom = height }
    return section
  }

  private func listHeights(
    _ index: Int, _ rows: TableHeights.Rows, _ environment: any NSCollectionLayoutEnvironment
  ) -> ListHeights {
    var heights = ListHeights()
    heights.header = height(.header, of: index, in: environment)
    heights.footer = height(.footer, of: index, in: environment)
    heights.estimatedHeader = positive(estimate(.header, of: index))
    heights.estimatedFooter = positive(estimate(.footer, of: index))
    switch rows {
    case .uniform(let height): heights.row = height
    case .each(let all): heights.row = all.first
    case .later(let estimate): heights.estimatedRow = estimate
    }
    return heights
  }

  /// Returns the estimated height of a header or footer until it is measured, in points; 0 to measure it
  /// before it is displayed.
  private func estimate(_ edge: Edge, of section: Int) -> CGFloat {
    guard let table else { return 0 }
    switch edge {
    case .header:
      return table.delegate?.tableView(table, estimatedHeightForHeaderInSection: section)
        ?? table.estimatedSectionHeaderHeight
    case .footer:
      return table.delegate?.tableView(table, estimatedHeightForFooterInSection: section)
        ?? table.estimatedSectionFooterHeight
    }
  }

  /// Returns the known height of a header or footer; `nil` to measure it once it is visible.
  private func height(
    _ edge: Edge, of section: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> CGFloat? {
    let boundary = boundary(edge, of: section)
    guard let table, boundary.height == nil, boundary.isShown, estimate(edge, of: section) == 0
    else { return boundary.height }
    let list = ListDescription(
      UICollectionLayoutListConfiguration(appearance: table.style.appearance), in: environment,
      leastSides: table.look.cardSides)
    guard let view = boundary.view ?? sample(boundary, edge, in: table) else {
      return boundary.measured
    }
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? list.sides.trailing : list.sides.leading
    (view as? UITableViewHeaderFooterView)?.room = table.look.room(
      besides: CGRect(x: left, y: 0, width: list.rowWidth, height: 0))
    let height =
      TableBoundaryShell.height(of: view, width: list.rowWidth) ?? list.metrics.estimatedHeader
    known[Place(edge: edge, section: section)]?.measured = height
    return height
  }

  /// Returns a view with the title of a header or footer, for measuring; `nil` if there is no title, or if
  /// the delegate provides the view.
  private func sample(_ boundary: Boundary, _ edge: Edge, in table: UITableView) -> UIView? {
    guard !boundary.isAsked, let title = boundary.title else { return nil }
    sample.imposedTraits = table.traitCollection
    sample.looks = TableBoundaryLook(isPlain: table.style == .plain, isFooter: edge == .footer)
    sample.textLabel?.text = title
    return sample
  }

  private func shows(_ boundary: Boundary) -> Bool {
    boundary.isShown && boundary.height.map { $0 >= 0.5 } ?? true
  }

  private func positive(_ height: CGFloat) -> CGFloat? { height > 0 ? height : nil }

  /// Returns the configuration with the space for a table's own header and footer.
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
  /// The list appearance for the table style.
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}
