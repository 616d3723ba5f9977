// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
package import MullionCollectionViews
import MullionCompositionalLayout
import MullionContracts
import MullionControls
public import MullionViewTree

/// Shows data as rows, one below the other, in sections with headers and footers.
///
/// A face over a collection view that it moves (decision 0011): reuse, updates, selection, swiping
/// and editing are those of lists.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  private let sections: TableSections
  /// The collection view that shows the rows.
  package let contentView: UICollectionView
  let pool = TablePool()
  /// Speaks for the table to its content view.
  private(set) lazy var adapter = TableAdapter(self)
  /// What the rows look like.
  private(set) lazy var look = TableLook(self)
  /// What data source and delegate turned out to leave out.
  var absences: Set<TableAbsence> = []
  /// The index beside the rows.
  private(set) lazy var index = TableIndex(self)
  /// The rows that stand in the table's interface file.
  package var staticContent: (any StaticTableContent)?
  private var updates: (depth: Int, changes: [() -> Void]) = (0, [])
  /// Keeps the table and its content view together.
  private(set) lazy var tie = TableTie(self)

  /// How the table looks.
  public let style: Style

  /// A table with the given frame, in points, and look.
  public init(frame: CGRect, style: Style) {
    self.style = style
    let sections = TableSections()
    self.sections = sections
    let layout = UICollectionViewCompositionalLayout { sections.section($0, $1) }
    let content = TableContentView(layout: layout)
    contentView = content
    super.init(frame: frame)
    setUp(content)
  }

  /// A plain table with the given frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table as an interface file describes it; a plain one of size zero with another coder.
  public required init?(coder: NSCoder) {
    style = Style(inInterfaceFiles: (coder as? any ObjectCoding)?.attribute("style"))
    let sections = TableSections()
    self.sections = sections
    let layout = UICollectionViewCompositionalLayout { sections.section($0, $1) }
    let content = TableContentView(layout: layout)
    contentView = content
    super.init(coder: coder)
    setUp(content)
    coder.fill(self, as: UITableView.self)
  }

  private func setUp(_ content: TableContentView) {
    sections.table = self
    content.onLayout = { [weak self] in self?.tie.take() }
    content.owner = self
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    alwaysBounceVertical = true
    contentView.register(TableRowShell.self, forCellWithReuseIdentifier: TableAdapter.row)
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      TableSections.tableHeaderKind, TableSections.tableFooterKind,
    ] {
      contentView.register(
        TableBoundaryShell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: TableAdapter.boundary)
    }
    contentView.delegate = adapter
    addSubview(contentView)
  }

  // MARK: Data and delegate

  /// Hears what happens to the rows, and of scrolling; not kept alive by the table.
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
      absences.removeAll()
      relayout()
    }
  }

  /// Gives the data; setting it reloads.
  ///
  /// Not kept alive by the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      UncalledMethods.report(of: dataSource)
      sourceWatch.wasSet(dataSource)
      guard dataSource !== oldValue else { return }
      absences.removeAll()
      dataWillChange()
      let source = (dataSource as? any TableContentProviding)?.contentSource ?? adapter
      contentView.dataSource = dataSource == nil ? nil : source
      contentView.reloadData()
    }
  }

  private(set) var sourceWatch = DataSourceWatch()

  /// Sections are about to be others than those that were asked about.
  func dataWillChange() {
    sections.forget()
    index.reload()
  }

  /// Hears which rows will probably be shown soon; not kept alive by the table.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      UncalledMethods.report(of: prefetchDataSource)
      contentView.prefetchDataSource = prefetchDataSource == nil ? nil : adapter
    }
  }

  /// Whether `prefetchDataSource` is told.
  open var isPrefetchingEnabled: Bool {
    get { contentView.isPrefetchingEnabled }
    set { contentView.isPrefetchingEnabled = newValue }
  }

  /// Forgets all data and what cells show, and asks the data source again.
  ///
  /// `contentSize` is the new one afterwards; cells are made when the table is laid out.
  open func reloadData() {
    dataWillChange()
    contentView.reloadData()
    tie.prepare()
  }

  /// How many sections there are.
  open var numberOfSections: Int { contentView.numberOfSections }

  /// How many rows a section has.
  ///
  /// - Precondition: `section` exists.
  open func numberOfRows(inSection section: Int) -> Int {
    contentView.numberOfItems(inSection: section)
  }

  /// Notes that something is left out; answers `value`.
  func absence<Value>(of what: TableAbsence, answering value: Value) -> Value {
    absences.insert(what)
    return value
  }

  // MARK: Heights and lines

  /// The height of rows, in points; `automaticDimension`: as high as their cells want to be.
  open var rowHeight = automaticDimension { didSet { changed(rowHeight != oldValue) } }
  /// The height of headers, in points; `automaticDimension`: as high as they want to be.
  open var sectionHeaderHeight = automaticDimension {
    didSet { changed(sectionHeaderHeight != oldValue) }
  }
  /// The height of footers, in points; `automaticDimension`: as high as they want to be.
  open var sectionFooterHeight = automaticDimension {
    didSet { changed(sectionFooterHeight != oldValue) }
  }
  /// The height of rows until they come in sight, in points; `automaticDimension`: the table's own
  /// idea.
  ///
  /// With 0 the delegate is asked for the heights of all rows at once, and rows are not measured: one
  /// without a height is as high as rows usually are.
  open var estimatedRowHeight = automaticDimension {
    didSet { changed(estimatedRowHeight != oldValue) }
  }
  /// The height of headers until they come in sight, in points; `automaticDimension`: the table's
  /// own idea, 0: they are measured before they are seen.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { changed(estimatedSectionHeaderHeight != oldValue) }
  }
  /// The height of footers until they come in sight, in points; `automaticDimension`: the table's
  /// own idea, 0: they are measured before they are seen.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { changed(estimatedSectionFooterHeight != oldValue) }
  }
  /// The room above headers, in points.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { changed(sectionHeaderTopPadding != oldValue) }
  }
  /// Whether lines stand between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { changed(separatorStyle != oldValue) }
  }
  /// The color of the lines; nil: the usual one.
  open var separatorColor: UIColor? = .separator {
    didSet { changed(separatorColor != oldValue) }
  }
  /// How far the lines stand from the edges, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: look.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      changed(true)
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// When cells on screen are asked again for their heights; other rows make room for them, animated
  /// unless animations are off.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get {
      SelfSizingInvalidation(rawValue: contentView.selfSizingInvalidation.rawValue) ?? .enabled
    }
    set {
      contentView.selfSizingInvalidation =
        UICollectionView.SelfSizingInvalidation(rawValue: newValue.rawValue) ?? .enabled
    }
  }

  private func changed(_ isChanged: Bool) { if isChanged { relayout() } }

  /// Rows look different now.
  func lookDidChange() { relayout() }

  /// Asks for everything that the layout depends on again.
  private func relayout() {
    sections.forget()
    contentView.collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: Headers, footers, background

  /// A view above all rows that scrolls with them; its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView) }
  }
  /// A view below all rows that scrolls with them; its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, tableFooterView) }
  }
  private var rooms = (header: CGFloat.zero, footer: CGFloat.zero)

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new {
      old?.removeFromSuperview()
      if let new { addSubview(new) }
    }
    updateRooms()
    placeOwnViews()
    setNeedsLayout()
  }

  func updateRooms() {
    let new = (
      header: tableHeaderView?.frame.height ?? 0, footer: tableFooterView?.frame.height ?? 0
    )
    guard new != rooms,
      let layout = contentView.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return }
    rooms = new
    layout.configuration = sections.configuration(header: new.header, footer: new.footer)
  }

  func placeOwnViews() {
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rooms.header)
    tableFooterView?.frame = CGRect(
      x: 0, y: contentSize.height - rooms.footer, width: bounds.width, height: rooms.footer)
    backgroundView?.frame = bounds
    look.placeFiller()
    index.place()
  }

  /// A view behind the rows that does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The header or footer of a section; nil: it is not in sight, or none of this class.
  private func shownBoundary(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let shell = contentView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (shell as? TableBoundaryShell)?.hosted as? UITableViewHeaderFooterView
  }

  /// The header of a section in sight.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundary(UICollectionView.elementKindSectionHeader, section)
  }

  /// The footer of a section in sight.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundary(UICollectionView.elementKindSectionFooter, section)
  }

  /// The view that stands at an edge of a section.
  func boundaryView(_ edge: TableSections.Edge, of section: Int) -> UIView? {
    let boundary = sections.boundary(edge, of: section)
    let isHeader = edge == .header
    let view =
      sections.takeView(edge, of: section)
      ?? (!boundary.isAsked
        ? nil
        : isHeader
          ? delegate?.tableView(self, viewForHeaderInSection: section)
          : delegate?.tableView(self, viewForFooterInSection: section))
    let looks = TableBoundaryLook(isPlain: style == .plain, isFooter: !isHeader)
    if let view {
      (view as? UITableViewHeaderFooterView)?.looks = looks
      return view
    }
    let standard = pool.boundary(TablePool.titleIdentifier)
    standard?.looks = looks
    standard?.textLabel?.text = looks.content.textProperties.transformed(boundary.title)
    return standard
  }

  // MARK: Registering and dequeuing

  /// Makes cells with the given identifier from `cellClass`; `nil` forgets the identifier.
  ///
  /// - Precondition: `cellClass` is a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, forCells: identifier)
  }

  /// Makes headers and footers with the given identifier from `aClass`; `nil` forgets it.
  ///
  /// - Precondition: `aClass` is a `UITableViewHeaderFooterView`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.register(aClass, forBoundaries: identifier)
  }

  /// A cell to be used again, or a new one of the registered class; nil: there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier)
  }

  /// A cell of the class registered for `identifier`, used again or made.
  ///
  /// - Precondition: A class is registered for `identifier`.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = pool.cell(identifier) else {
      contractBroken(
        "there is no class for cells with the identifier \"\(identifier)\" (\(indexPath.words)); "
          + "call register(_:forCellReuseIdentifier:) before the table is shown")
    }
    return cell
  }

  /// A header or footer to be used again, or a new one of the registered class; nil: there is
  /// neither.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.boundary(identifier)
  }

  // MARK: Selection

  /// Whether taps select rows.
  open var allowsSelection: Bool {
    get { contentView.allowsSelection }
    set { contentView.allowsSelection = newValue }
  }
  /// Whether more than one row can be selected.
  open var allowsMultipleSelection: Bool {
    get { contentView.allowsMultipleSelection }
    set { contentView.allowsMultipleSelection = newValue }
  }
  /// Whether taps select rows during editing.
  open var allowsSelectionDuringEditing: Bool {
    get { contentView.allowsSelectionDuringEditing }
    set { contentView.allowsSelectionDuringEditing = newValue }
  }
  /// Whether more than one row can be selected during editing.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { contentView.allowsMultipleSelectionDuringEditing }
    set {
      contentView.allowsMultipleSelectionDuringEditing = newValue
      adoptAll()
    }
  }

  /// The selected row; the first one of several.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The selected rows; nil: there is none.
  open var indexPathsForSelectedRows: [IndexPath]? { contentView.indexPathsForSelectedItems }

  /// Selects a row and scrolls to it; `nil` deselects all.
  ///
  /// The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    contentView.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row, without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contentView.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Rows

  /// The cell of a row; nil: it is not in sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The cells in sight, from the top down.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The rows in sight, from the top down; nil: there is none.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// The index path of a cell; nil: it shows no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The index path of the row at `point`, in the table's coordinates; nil: there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// The index paths of the rows that touch `rect`, in the table's coordinates; nil: there is none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// Where a row is, in the table's coordinates; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { place(ofRowAt: indexPath) }
  /// Where a section's header is, in the table's coordinates; zero when it has none.
  open func rectForHeader(inSection section: Int) -> CGRect { place(ofHeader: section) }
  /// Where a section's footer is, in the table's coordinates; zero when it has none.
  open func rectForFooter(inSection section: Int) -> CGRect { place(ofFooter: section) }
  /// Where a section is, from its header to its footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { place(ofSection: section) }

  /// Scrolls until the row is at the position; a row of `NSNotFound` is the section's beginning.
  ///
  /// - Precondition: The row exists.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { bring(indexPath, to: scrollPosition, animated: animated) }

  // MARK: Updates

  /// Runs `updates`, which changes the data and names every change, and lays out once; see
  /// `UICollectionView.performBatchUpdates(_:completion:)`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    tie.changing {
      contentView.performBatchUpdates(
        {
          updates?()
          self.dataWillChange()
        }, completion: completion)
    }
  }

  /// Whether changes were named that are not carried out yet.
  open var hasUncommittedUpdates: Bool {
    updates.depth > 0 || contentView.hasUncommittedUpdates
  }

  /// Collects the changes named until ``endUpdates()``; such pairs may be nested.
  open func beginUpdates() {
    _ = numberOfSections
    updates.depth += 1
  }

  /// Carries out what was named since ``beginUpdates()``; heights are asked for again.
  open func endUpdates() {
    require(
      updates.depth > 0, "endUpdates() was called without beginUpdates(); call them in pairs")
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.changes
    updates.changes = []
    if changes.isEmpty { relayout() }
    performBatchUpdates { for change in changes { change() } }
  }

  private func update(_ animation: RowAnimation, _ change: @escaping (UICollectionView) -> Void) {
    let view = contentView
    guard updates.depth == 0 else { return updates.changes.append { change(view) } }
    dataWillChange()
    tie.changing {
      if animation == .none {
        UIView.performWithoutAnimation { change(view) }
      } else {
        change(view)
      }
    }
    setNeedsLayout()
  }

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertSections(sections) }
  }

  /// No longer shows sections.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deleteSections(sections) }
  }

  /// Shows a section elsewhere.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.moveSection(section, toSection: newSection) }
  }

  /// Replaces the cells, header and footer of sections by others.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadSections(sections) }
  }

  /// Shows new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertItems(at: indexPaths) }
  }

  /// No longer shows rows.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deleteItems(at: indexPaths) }
  }

  /// Shows a row elsewhere, with the cell it has.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Replaces the cells of rows by others.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadItems(at: indexPaths) }
  }

  /// Asks the data source to configure the cells that rows have now.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(.none) { $0.reconfigureItems(at: indexPaths) }
  }

  // MARK: Drag and drop

  /// Says what is dragged out of the table; not kept alive by it.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      UncalledMethods.report(of: dragDelegate)
      contentView.dragDelegate = dragDelegate == nil ? nil : adapter
    }
  }

  /// Says what happens when something is dropped; not kept alive by the table.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      UncalledMethods.report(of: dropDelegate)
      contentView.dropDelegate = dropDelegate == nil ? nil : adapter
    }
  }

  // MARK: Editing

  /// Whether rows show their signs for deleting, inserting and moving.
  open var isEditing: Bool {
    get { contentView.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Has rows show their signs, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != contentView.isEditing else { return }
    contentView.isEditing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    adoptAll()
  }

  // MARK: Layout

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    look.safeAreaDidChange()
  }

  /// Brings what is in sight up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tie.layOut()
  }
}
