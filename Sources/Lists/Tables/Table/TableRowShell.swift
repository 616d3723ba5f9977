// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionControls
import MullionViewTree

/// The list cell that contains a table's cell, with the accessories, separators and background of lists.
@MainActor
final class TableRowShell: UICollectionViewListCell, ViewShell, TableRowHolding {
  private(set) var hosted: UITableViewCell?
  weak var table: UITableView?
  /// The container that gives the cell the table's coordinates.
  private let stand = TableElementContainer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.isUserInteractionEnabled = false
    // The table sets the row's margins for the safe area.
    insetsLayoutMarginsFromSafeArea = false
    asShell = self
  }

  required init?(coder: NSCoder) { nil }

  /// Displays `cell` instead of the previous one.
  func host(_ cell: UITableViewCell, in table: UITableView) {
    self.table = table
    guard hosted !== cell else { return adopt() }
    giveBack()
    cell.shell?.drop(cell)
    hosted = cell
    cell.shell = self
    placeStand()
    stand.hold(cell)
    adopt()
  }

  override var center: CGPoint { didSet { stand.follow(self) } }

  private func placeStand() {
    if stand.superview == nil { insertSubview(stand, belowSubview: contentView) }
    stand.frame = CGRect(origin: .zero, size: bounds.size)
    stand.follow(self)
  }

  /// Applies the properties of the contained cell to the row.
  func adopt() {
    guard let hosted, let table, let path = appliedAttributes?.indexPath else { return }
    let row = table.dataRow(at: path)
    indentationLevel =
      row.map { table.indentationLevel(of: hosted, at: $0) } ?? hosted.indentationLevel
    indentationWidth = hosted.indentationWidth
    accessories = TableAccessories(of: hosted, at: row, in: table).all
    hosted.isHighlighted = isHighlighted
    if hosted.isSelected != isSelected { hosted.setSelected(isSelected, animated: false) }
    showDefaultBackground()
    show(appliedAttributes?.listElement)
    setNeedsLayout()
  }

  /// Removes the contained cell, which is displayed elsewhere.
  func drop(_ cell: UITableViewCell) {
    guard hosted === cell else { return }
    hosted = nil
    cell.shell = nil
    cell.removeFromSuperview()
  }

  private func giveBack() {
    guard let cell = hosted else { return }
    cell.transition.swipe(false)
    cell.transition.end()
    drop(cell)
    table?.pool.give(cell)
  }

  var isPlain: Bool { table.map { $0.style == .plain } ?? true }

  var allowsSelection: Bool { table?.contentView.allowsSelection ?? false }

  var selectsManyNow: Bool { table?.contentView.selectsManyNow == true }

  var rowEditingStyle: UITableViewCell.EditingStyle {
    guard let hosted, let table, let path = table.indexPath(for: hosted) else { return .none }
    return table.dataRow(at: path).map(table.editingStyle) ?? .none
  }

  var spokesman: AccessibleObject? { hosted }

  func wasPooled() { giveBack() }

  // MARK: Appearance

  override var isSelected: Bool {
    didSet {
      if isSelected != oldValue { hosted?.setSelected(isSelected, animated: false) }
    }
  }

  override var isHighlighted: Bool {
    didSet {
      if isHighlighted != oldValue { hosted?.setHighlighted(isHighlighted, animated: false) }
    }
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if hosted?.selectionStyle == UITableViewCell.SelectionStyle.none {
      state.isSelected = false
      state.isHighlighted = false
    }
    return state
  }

  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    hosted?.ground ?? super.defaultBackgroundConfiguration()
  }

  /// Forwards the drag state to the contained cell.
  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    hosted?.dragStateDidChange(UITableViewCell.DragState(rawValue: dragState.rawValue) ?? .none)
  }

  var allowsFocusRing: Bool { hosted?.focusStyle != .custom }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let isHeld = dragState != .none && hosted?.userInteractionEnabledWhileDragging == false
    return isHeld ? nil : super.hitTest(point, with: event)
  }

  func rowWasShown() {
    guard let table, let frame = appliedAttributes?.frame else { return }
    let margins = table.look.margins(ofRow: frame)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var own = directionalLayoutMargins
    own.leading = isMirrored ? margins.right : margins.left
    own.trailing = isMirrored ? margins.left : margins.right
    if own != directionalLayoutMargins { directionalLayoutMargins = own }
  }

  /// Returns the content frame beside accessories, and clear of the safe area's sides.
  func contentFrame(from frame: CGRect, in size: CGSize) -> CGRect {
    guard let table, let row = appliedAttributes?.frame else { return frame }
    let insets = table.look.contentInsets(
      ofRow: CGRect(origin: row.origin, size: CGSize(width: size.width, height: row.height)))
    guard insets.left > 0 || insets.right > 0 else { return frame }
    let indentation = CGFloat(max(0, indentationLevel)) * indentationWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = max(frame.minX, insets.left + (isMirrored ? 0 : indentation))
    let right = min(frame.maxX, size.width - insets.right - (isMirrored ? indentation : 0))
    return CGRect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let hosted else { return }
    placeStand()
    hosted.frame = stand.bounds
    hosted.margins = cellMargins(in: bounds.size)
    hosted.place(content: placeOfContent(in: bounds.size))
    hosted.layoutIfNeeded()
    guard let table else { return }
    placeLines(
      automatic: table.look.automaticInsets(
        ofRow: CGRect(origin: CGPoint(x: frame.minX, y: 0), size: bounds.size),
        start: hosted.separatorLeading))
  }

  /// Returns the margins of the cell's texts in a row of the given size, in points; `nil` for the cell's
  /// default.
  private func cellMargins(in size: CGSize) -> (left: CGFloat, right: CGFloat)? {
    guard let table, let row = appliedAttributes?.frame else { return nil }
    return table.look.cellMargins(
      ofRow: CGRect(origin: row.origin, size: CGSize(width: size.width, height: row.height)))
  }

  // MARK: Height

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let hosted, let table else { return layoutAttributes }
    let path = layoutAttributes.indexPath
    hosted.margins = cellMargins(in: layoutAttributes.size)
    let content = placeOfContent(in: layoutAttributes.size)
    layoutAttributes.size.height =
      table.givenHeight(ofShownRowAt: path)
      ?? hosted.fittingHeight(content: content, rowWidth: layoutAttributes.size.width)
    return layoutAttributes
  }
}
