// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import MullionCollectionGeometry
import MullionContracts
public import MullionControls
public import MullionViewTree

/// A cell with accessories beside its content, indented by its level in an outline.
///
/// In a list it has the list's background and margins; the separators between rows are aligned with its text.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private var views: [AccessoryView] = []
  private let separator = UIView()
  private var guide: SeparatorGuide?
  private var state: UICellConfigurationState?
  private var isExpanded = false
  private var isInList = false
  /// The separators and corners of the list.
  private(set) lazy var listDress = ListRowDecoration(of: self)

  /// Creates a cell with the given frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a cell from an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.fill(self, as: UICollectionViewListCell.self)
  }

  private func setUp() {
    separator.backgroundColor = .separator
    separator.isUserInteractionEnabled = false
  }

  // MARK: Content

  /// Returns the default content configuration for a row, header or footer of the cell's list.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
    if isListHeader {
      if isSidebar { return .sidebarHeader() }
      return appearance == .plain ? .plainHeader() : .groupedHeader()
    }
    if isListFooter { return appearance == .plain ? .plainFooter() : .groupedFooter() }
    return isSidebar ? .sidebarCell() : .cell()
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    guard let appearance else { return .clear() }
    let isBoundary = isListHeader || isListFooter
    switch appearance {
    case .plain: return isBoundary ? .listPlainHeaderFooter() : .listPlainCell()
    case .grouped, .insetGrouped:
      return isBoundary ? .listGroupedHeaderFooter() : .listGroupedCell()
    case .sidebar, .sidebarPlain: return isBoundary ? .listSidebarHeader() : .listSidebarCell()
    }
  }

  private var appearance: UICollectionLayoutListConfiguration.Appearance? {
    switch appliedAttributes?.listElement {
    case .row(let row): row.style.configuration.appearance
    case .boundary(let boundary): boundary.style.configuration.appearance
    case .background, nil: nil
    }
  }

  private var isListFooter: Bool {
    appliedAttributes?.representedElementKind == UICollectionView.elementKindSectionFooter
  }

  /// Whether the cell is its section's header.
  var isListHeader: Bool {
    if case .row(let row) = appliedAttributes?.listElement { return row.isHeader }
    return appliedAttributes?.representedElementKind == UICollectionView.elementKindSectionHeader
  }

  package override func show(_ element: ListElement?) {
    if let indexPath = appliedAttributes?.indexPath {
      var row: ListRow?
      if case .row(let shown) = element { row = shown }
      listDress.show(row, at: indexPath)
    }
    listRowWasShown(element)
  }

  open override var isSelected: Bool {
    didSet { if appliedAttributes?.listElement != nil { listDress.updateColors() } }
  }

  /// Handles a change of the list's appearance for the cell.
  func listRowWasShown(_ element: ListElement?) {
    isInList = element != nil
    if let margin = element?.textMargin {
      var margins = directionalLayoutMargins
      (margins.leading, margins.trailing) = (margin, margin)
      directionalLayoutMargins = margins
    }
    showDefaultBackground()
    setNeedsLayout()
    asShell?.rowWasShown()
  }

  /// Updates the separators of the row, with `insets` if neither the list nor the row specifies any.
  package final func placeLines(automatic insets: NSDirectionalEdgeInsets) {
    listDress.placeLines(automatic: insets)
  }

  // MARK: Outlines

  /// The number of indentation steps of the content; set to the item's level in outlines.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The width of one indentation step, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether accessories at the leading edge are also indented.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  /// Applies the level and the expanded state of the item in an outline.
  override func show(_ outline: any OutlineShowing, at indexPath: IndexPath) {
    let level = outline.outlineLevel(at: indexPath)
    if level > 0 || shownLevel > 0 { indentationLevel = level }
    shownLevel = level
    let isExpanded = outline.isOutlineItemExpanded(at: indexPath)
    guard isExpanded != self.isExpanded else { return }
    self.isExpanded = isExpanded
    setNeedsUpdateConfiguration()
  }

  private var shownLevel = 0

  /// Whether a tap anywhere on the cell expands or collapses the item.
  override var isOutlineHeader: Bool { shownViews.contains(where: \.isHeaderDisclosure) }

  /// Whether the cell has an outline disclosure.
  override var hasOutlineDisclosure: Bool {
    shownViews.contains { $0.accessory.accessoryType == .outlineDisclosure }
  }

  /// Expands or collapses the item, or calls the action handler of its accessory instead.
  override func toggleOutline() {
    if let action = shownViews.first(where: \.isHeaderDisclosure)?.accessory.action {
      return action()
    }
    guard let list = hostingView, let indexPath = list.indexPath(for: self) else { return }
    (list.dataSource as? any OutlineShowing)?.toggleOutlineItem(at: indexPath)
  }

  override var makesRoomForEditing: Bool { true }

  // MARK: Accessories

  /// The accessories beside the content.
  ///
  /// - Precondition: No type occurs twice, except for custom views with different views.
  open var accessories: [UICellAccessory] = [] {
    didSet {
      for (index, accessory) in accessories.enumerated() {
        require(
          !accessories[..<index].contains { $0.accessoryType == accessory.accessoryType },
          "a list cell was given two accessories of the kind \(accessory.accessoryType); give it "
            + "one of each kind, and views of your own for more")
      }
      let old = views
      views = accessories.map { accessory in
        let same = old.first { $0.accessory.accessoryType == accessory.accessoryType }
        same?.adopt(accessory)
        return same ?? AccessoryView(accessory, in: self)
      }
      for view in old where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
      setNeedsUpdateConfiguration()
    }
  }

  private var shownViews: [AccessoryView] {
    let isEditing = state?.isEditing ?? hostingView?.isEditing ?? false
    return views.filter { $0.accessory.isShown(isEditing: isEditing) }
  }

  override func stateWasShown(_ state: UICellConfigurationState) {
    super.stateWasShown(state)
    self.state = state
    for view in views { view.show(state) }
  }

  package override func willBeUsedAgain() {
    super.willBeUsedAgain()
    for view in views { view.discardState() }
  }

  private func arrangement(in size: CGSize) -> AccessoryArrangement {
    AccessoryArrangement(
      shownViews, in: size, margins: directionalLayoutMargins,
      indentation: CGFloat(max(0, indentationLevel)) * indentationWidth,
      indentsAccessories: indentsAccessories,
      isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  override func contentFrame(in size: CGSize) -> CGRect {
    views.isEmpty && indentationLevel == 0
      ? CGRect(origin: .zero, size: size) : arrangement(in: size).content
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let arrangement = arrangement(in: bounds.size)
    if contentView.frame != arrangement.content { contentView.frame = arrangement.content }
    (contentView as? UIListContentView)?.standing = nil
    let shown = shownViews
    for view in views where !shown.contains(where: { $0 === view }) { view.leave() }
    for placed in arrangement.placed {
      placed.view.enter(self, at: placed.frame)
      placed.view.show(state ?? configurationState)
    }
    if let frame = arrangement.separator {
      separator.frame = frame
      if separator.superview == nil { addSubview(separator) }
    } else {
      separator.removeFromSuperview()
    }
    placeSeparators()
  }

  // MARK: Separators

  /// The layout guide of the separators; by default they are aligned with the text.
  ///
  /// Constrain its leading and trailing edge to move the separators.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide.guide }
    let guide = SeparatorGuide(in: self)
    self.guide = guide
    guide.follow(leading: textLeading)
    setNeedsLayout()
    return guide.guide
  }

  private func placeSeparators() {
    var insets = ListRow.automaticInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    insets.leading = textLeading
    if let guide {
      guide.follow(leading: insets.leading)
      let frame = guide.guide.layoutFrame
      insets.leading = isMirrored ? bounds.width - frame.maxX : frame.minX
      insets.trailing = isMirrored ? frame.minX : bounds.width - frame.maxX
    }
    listDress.placeLines(automatic: insets)
  }

  /// The distance of the text from the leading edge, in points.
  private var textLeading: CGFloat {
    guard let content = contentView as? UIListContentView, let inside = content.textLeading
    else { return ListMetrics.separatorLeading }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return inside + (isMirrored ? bounds.width - content.frame.maxX : content.frame.minX)
  }

  /// Reveals the swipe actions at the trailing edge, as a delete accessory does.
  func revealActions() {
    guard let list = hostingView, let indexPath = list.indexPath(for: self) else { return }
    list.swipes.reveal(self, at: indexPath)
  }

  // MARK: Movement

  func beginMoving(_ touch: UITouch) -> Bool {
    guard let list = hostingView, let indexPath = list.indexPath(for: self) else { return false }
    return list.hand.begin(at: indexPath, touch: touch.location(in: list), isRow: true)
  }

  func move(to touch: UITouch) {
    guard let list = hostingView else { return }
    list.hand.move(to: touch.location(in: list))
  }

  func endMoving() { hostingView?.hand.end() }
  func cancelMoving() { hostingView?.hand.cancel() }
}
