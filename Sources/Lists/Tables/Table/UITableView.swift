// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry
package import MullionCollectionViews
import MullionCompositionalLayout
import MullionContracts
import MullionControls
public import MullionViewTree

/// A view that displays data as rows, one below the other, in sections with headers and footers.
///
/// It is the public interface to a collection view that it scrolls (decision 0011): reuse, updates,
/// selection, swiping and editing are those of lists.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  private let sections: TableSections
  /// The collection view that displays the rows.
  package let contentView: UICollectionView
  let pool = TablePool()
  /// The data source and delegate of the content view.
  private(set) lazy var adapter = TableAdapter(self)
  /// The appearance of the rows.
  private(set) lazy var look = TableLook(self)
  /// The methods that the data source and the delegate are known not to implement.
  var absences: Set<TableAbsence> = []
  /// The index beside the rows.
  private(set) lazy var index = TableIndex(self)
  /// The static rows of the table's interface file.
  package var staticContent: (any StaticTableContent)?
  private var updates: (depth: Int, changes: [() -> Void]) = (0, [])
  /// The link that synchronizes the table and its content view.
  private(set) lazy var tie = TableContentLink(self)

  /// The style of the table.
  public let style: Style

  /// Creates a table with the given frame, in points, and style.
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

  /// Creates a plain table with the given frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table from an interface file; any other coder creates a plain table of size zero.
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

  /// The delegate, which is notified of events of the rows and of scrolling; held weakly.
  open weak var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      UncalledMethods.report(of: newValue)
      scrollDelegate = newValue
      absences.removeAll()
      relayout()
    }
  }

  /// The object that provides the data; held weakly.
  ///
  /// Setting another object reloads the data.
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

  /// Discards the cached section properties and the index titles, as the sections change.
  func dataWillChange() {
    sections.discard()
    index.reload()
  }

  /// The object that is notified of rows that will probably be displayed soon; held weakly.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet {
      UncalledMethods.report(of: prefetchDataSource)
      contentView.prefetchDataSource = prefetchDataSource == nil ? nil : adapter
    }
  }

  /// Whether `prefetchDataSource` is notified.
  open var isPrefetchingEnabled: Bool {
    get { contentView.isPrefetchingEnabled }
    set { contentView.isPrefetchingEnabled = newValue }
  }

  /// Discards all data, the contents of cells and the selection, and queries the data source again.
  ///
  /// `contentSize` is updated immediately; cells are created when the table is laid out.
  open func reloadData() {
    dataWillChange()
    contentView.reloadData()
    tie.prepare()
  }

  /// The number of sections.
  open var numberOfSections: Int { contentView.numberOfSections }

  /// Returns the number of rows in a section.
  ///
  /// - Precondition: `section` exists.
  open func numberOfRows(inSection section: Int) -> Int {
    contentView.numberOfItems(inSection: section)
  }

  /// Records that a method is not implemented, and returns `value`.
  func absence<Value>(of what: TableAbsence, answering value: Value) -> Value {
    absences.insert(what)
    return value
  }

  // MARK: Heights and separators

  /// The height of rows, in points; `automaticDimension` for the height that their cells prefer.
  open var rowHeight = automaticDimension { didSet { changed(rowHeight != oldValue) } }
  /// The height of headers, in points; `automaticDimension` for the height that they prefer.
  open var sectionHeaderHeight = automaticDimension {
    didSet { changed(sectionHeaderHeight != oldValue) }
  }
  /// The height of footers, in points; `automaticDimension` for the height that they prefer.
  open var sectionFooterHeight = automaticDimension {
    didSet { changed(sectionFooterHeight != oldValue) }
  }
  /// The estimated height of rows until they become visible, in points; `automaticDimension` for the table's
  /// default.
  ///
  /// With 0 the delegate is queried for the heights of all rows at once, and rows are not measured: a row
  /// without a height has the usual one.
  open var estimatedRowHeight = automaticDimension {
    didSet { changed(estimatedRowHeight != oldValue) }
  }
  /// The estimated height of headers until they become visible, in points; `automaticDimension` for the
  /// table's default, 0 to measure them before they are displayed.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet { changed(estimatedSectionHeaderHeight != oldValue) }
  }
  /// The estimated height of footers until they become visible, in points; `automaticDimension` for the
  /// table's default, 0 to measure them before they are displayed.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet { changed(estimatedSectionFooterHeight != oldValue) }
  }
  /// The padding above headers, in points; `automaticDimension` for the padding of the table's style.
  open var sectionHeaderTopPadding = automaticDimension {
    didSet { changed(sectionHeaderTopPadding != oldValue) }
  }
  /// The style of the separators between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { changed(separatorStyle != oldValue) }
  }
  /// The color of the separators; `nil` for the default.
  open var separatorColor: UIColor? = .separator {
    didSet { changed(separatorColor != oldValue) }
  }
  /// The insets of the separators, in points.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: look.margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      changed(true)
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?

  /// The events after which visible cells are measured again.
  ///
  /// Other rows make space, animated unless animations are disabled.
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

  /// Lays out again after a change of the rows' appearance.
  func lookDidChange() { relayout() }

  /// Invalidates everything that the layout depends on.
  private func relayout() {
    sections.discard()
    contentView.collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  // MARK: Headers, footers, background

  /// A view above all rows that scrolls with them; it is as wide as the table, and the height of its frame is
  /// kept.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, tableHeaderView) }
  }
  /// A view below all rows that scrolls with them; it is as wide as the table, and the height of its frame is
  /// kept.
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

  /// Returns the header or footer of a section; `nil` if it is not visible, or of another class.
  private func shownBoundary(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    let shell = contentView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: section))
    return (shell as? TableBoundaryShell)?.hosted as? UITableViewHeaderFooterView
  }

  /// Returns the header of a section, or `nil` if it is not visible.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundary(UICollectionView.elementKindSectionHeader, section)
  }

  /// Returns the footer of a section, or `nil` if it is not visible.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownBoundary(UICollectionView.elementKindSectionFooter, section)
  }

  /// Returns the view displayed at an edge of a section.
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

  // MARK: Registration and dequeuing

  /// Registers a class for cells with the given identifier; `nil` removes the registration.
  ///
  /// - Precondition: `cellClass` is a `UITableViewCell`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    pool.register(cellClass, forCells: identifier)
  }

  /// Registers a class for headers and footers with the given identifier; `nil` removes the registration.
  ///
  /// - Precondition: `aClass` is a `UITableViewHeaderFooterView`.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    pool.register(aClass, forBoundaries: identifier)
  }

  /// Returns a reused cell, or a new one from the registered class or nib; `nil` if there is none of these.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    pool.cell(identifier)
  }

  /// Returns a cell for `identifier`: a reused one, or a new one from the registered class or nib.
  ///
  /// - Precondition: A class or nib is registered for `identifier`.
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

  /// Returns a reused header or footer, or a new one from the registered class or nib; `nil` if there is none
  /// of these.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    pool.boundary(identifier)
  }

  // MARK: Selection

  /// Whether rows can be selected; `true` by default.
  ///
  /// Setting it to `false` deselects all rows.
  open var allowsSelection: Bool {
    get { contentView.allowsSelection }
    set { contentView.allowsSelection = newValue }
  }
  /// Whether multiple rows can be selected; `false` by default.
  ///
  /// Setting it to `false` deselects all selected rows except the first one.
  open var allowsMultipleSelection: Bool {
    get { contentView.allowsMultipleSelection }
    set { contentView.allowsMultipleSelection = newValue }
  }
  /// Whether rows can be selected in editing mode; `false` by default.
  open var allowsSelectionDuringEditing: Bool {
    get { contentView.allowsSelectionDuringEditing }
    set { contentView.allowsSelectionDuringEditing = newValue }
  }
  /// Whether multiple rows can be selected in editing mode; `false` by default.
  ///
  /// Setting it to `true` also sets `allowsSelectionDuringEditing`.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { contentView.allowsMultipleSelectionDuringEditing }
    set {
      contentView.allowsMultipleSelectionDuringEditing = newValue
      adoptAll()
    }
  }

  /// The index path of the selected row, the first one in a multiple selection; `nil` if there is none.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The index paths of the selected rows; `nil` if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { contentView.indexPathsForSelectedItems }

  /// Selects a row and scrolls to it unless `scrollPosition` is `none`; `nil` deselects all rows.
  ///
  /// The delegate is not notified. The selection is unchanged while selection is not allowed.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    contentView.selectItem(at: indexPath, animated: animated, scrollPosition: [])
    guard let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without notifying the delegate.
  ///
  /// No-op while selection is not allowed.
  ///
  /// Differs from UIKit: the change is not animated, whatever `animated` is.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    contentView.deselectItem(at: indexPath, animated: animated)
  }

  // MARK: Rows

  /// Returns the cell of a row, or `nil` if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }
  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] { shownCells }
  /// The index paths of the visible rows, from top to bottom; `nil` if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? { shownPaths }
  /// Returns the index path of a cell, or `nil` if it displays no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// Returns the index path of the row at `point`, in the table's coordinates, or `nil` if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }
  /// Returns the index paths of the rows that intersect `rect`, in the table's coordinates, or `nil` if there
  /// are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }
  /// Returns the frame of a row, in the table's coordinates; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { place(ofRowAt: indexPath) }
  /// Returns the frame of a section's header, in the table's coordinates; zero if it has none.
  open func rectForHeader(inSection section: Int) -> CGRect { place(ofHeader: section) }
  /// Returns the frame of a section's footer, in the table's coordinates; zero if it has none.
  open func rectForFooter(inSection section: Int) -> CGRect { place(ofFooter: section) }
  /// Returns the frame of a section, from its header to its footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { place(ofSection: section) }

  /// Scrolls the row to the position.
  ///
  /// With a row of `NSNotFound`, the rectangle of the section is made visible, whatever `scrollPosition` is.
  ///
  /// - Precondition: The row exists.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { bring(indexPath, to: scrollPosition, animated: animated) }

  // MARK: Updates

  /// Runs `updates`, which changes the data and records every change, and lays out once; see
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

  /// Whether there are recorded changes that are not displayed yet, or placeholders for dropped items.
  open var hasUncommittedUpdates: Bool {
    updates.depth > 0 || contentView.hasUncommittedUpdates
  }

  /// Begins collecting changes until ``endUpdates()``; such pairs may be nested.
  open func beginUpdates() {
    _ = numberOfSections
    updates.depth += 1
  }

  /// Ends collecting changes; the call that matches the outermost ``beginUpdates()`` carries out the recorded
  /// changes and queries the heights again.
  ///
  /// - Precondition: There was a call of ``beginUpdates()`` for this one.
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

  /// Inserts sections; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.insertSections(sections) }
  }

  /// Deletes sections; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.deleteSections(sections) }
  }

  /// Moves a section; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update(.automatic) { $0.moveSection(section, toSection: newSection) }
  }

  /// Reloads sections, which replaces their cells, header and footer.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(animation) { $0.reloadSections(sections) }
  }

  /// Inserts rows; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.insertItems(at: indexPaths) }
  }

  /// Deletes rows; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.deleteItems(at: indexPaths) }
  }

  /// Moves a row with its existing cell; between ``beginUpdates()`` and ``endUpdates()``, records the change.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update(.automatic) { $0.moveItem(at: indexPath, to: newIndexPath) }
  }

  /// Reloads rows, which replaces their cells.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(animation) { $0.reloadItems(at: indexPaths) }
  }

  /// Requests the existing cells of rows from the data source again, so that it reconfigures them.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    update(.none) { $0.reconfigureItems(at: indexPaths) }
  }

  // MARK: Drag and drop

  /// The delegate that provides the items of drags out of the table; held weakly.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      UncalledMethods.report(of: dragDelegate)
      contentView.dragDelegate = dragDelegate == nil ? nil : adapter
    }
  }

  /// The delegate that handles drops in the table; held weakly.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet {
      UncalledMethods.report(of: dropDelegate)
      contentView.dropDelegate = dropDelegate == nil ? nil : adapter
    }
  }

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows display controls for deleting, inserting and
  /// reordering.
  ///
  /// Changing it deselects all rows.
  open var isEditing: Bool {
    get { contentView.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing mode, and deselects all rows; a no-op if the mode is unchanged.
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

  /// Lays out the visible rows, and creates their cells.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tie.layOut()
  }
}
