// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation
import ViewTree

/// The list cell in which a table's cell stands: it has the accessories, lines and ground of lists.
@MainActor
final class TableRowShell: UICollectionViewListCell {
  private(set) var hosted: UITableViewCell?
  weak var table: UITableView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `cell` instead of what was shown before.
  func host(_ cell: UITableViewCell, in table: UITableView) {
    self.table = table
    guard hosted !== cell else { return adopt() }
    giveBack()
    cell.shell?.drop(cell)
    hosted = cell
    cell.shell = self
    cell.frame = CGRect(origin: .zero, size: bounds.size)
    cell.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(cell, belowSubview: contentView)
    adopt()
  }

  /// Takes over what the cell says about its row.
  func adopt() {
    guard let hosted, let table, let path = appliedAttributes?.indexPath else { return }
    indentationLevel = table.indentationLevel(of: hosted, at: path)
    indentationWidth = hosted.indentationWidth
    accessories = TableAccessories(of: hosted, at: path, in: table).all
    hosted.isHighlighted = isHighlighted
    if hosted.isSelected != isSelected { hosted.setSelected(isSelected, animated: false) }
    showDefaultBackground()
    show(appliedAttributes?.listElement)
    setNeedsLayout()
  }

  /// The cell is shown elsewhere.
  func drop(_ cell: UITableViewCell) {
    guard hosted === cell else { return }
    hosted = nil
    cell.shell = nil
    cell.removeFromSuperview()
  }

  private func giveBack() {
    guard let cell = hosted else { return }
    drop(cell)
    table?.pool.give(cell)
  }

  package override var isPooled: Bool {
    didSet { if isPooled { giveBack() } }
  }

  // MARK: Look

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

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let hosted else { return }
    hosted.frame = CGRect(origin: .zero, size: bounds.size)
    hosted.place(content: contentFrame(in: bounds.size))
    hosted.layoutIfNeeded()
    var insets = ListRow.automaticInsets
    insets.leading = max(0, min(hosted.separatorLeading, bounds.width))
    listDress.placeLines(automatic: insets)
  }

  // MARK: Height

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let hosted, let table else { return layoutAttributes }
    let path = layoutAttributes.indexPath
    let width = contentFrame(in: layoutAttributes.size).width
    layoutAttributes.size.height =
      table.givenHeight(ofRowAt: path)
      ?? hosted.fittingHeight(contentWidth: width, rowWidth: layoutAttributes.size.width)
    return layoutAttributes
  }
}
