// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The separators and rounded corners that a list adds to a list cell.
@MainActor
final class ListRowDecoration {
  @Whole private var cell: UICollectionViewListCell
  private let top = ListRowLine()
  private let bottom = ListRowLine()
  private var separators: UIListSeparatorConfiguration?
  private var row: ListRow?
  /// The insets of separators that do not specify them, in points.
  private var automatic = ListRow.automaticInsets
  /// The corners that the list applied to the cell; `nil` while they are the application's.
  private var given: ListRowCorners?
  /// The application's corners, which the list's replace.
  private var own = ListRowCorners()

  init(of cell: UICollectionViewListCell) {
    _cell = Whole(wrappedValue: cell)
  }

  /// Applies the appearance of `row` to the cell; `nil` removes it.
  func show(_ row: ListRow?, at indexPath: IndexPath) {
    let separators = row?.separators(at: indexPath)
    self.separators = separators
    self.row = row
    placeLines()
    updateColors()
    round(row?.corners ?? (0, []))
  }

  /// Updates the frames of the separators for the given automatic insets, in points.
  func placeLines(automatic: NSDirectionalEdgeInsets) {
    self.automatic = automatic
    placeLines()
  }

  private func placeLines() {
    var lines = ListLines()
    if let row, let separators {
      let room = CGRect(origin: .zero, size: cell.bounds.size)
      lines = row.lines(separators, in: room, automatic: automatic)
    }
    place(top, lines.top)
    place(bottom, lines.bottom)
  }

  /// Updates the color of the separators for the cell's selection.
  func updateColors() {
    guard let separators else { return }
    let list = cell.superview as? UICollectionView
    let isOneOfMany = cell.isSelected && list?.selectsManyNow == true
    let color = isOneOfMany ? separators.multipleSelectionColor : separators.color
    for line in [top, bottom] { line.show(color, separators.visualEffect) }
  }

  private func place(_ line: UIView, _ frame: CGRect?) {
    guard let frame else { return line.removeFromSuperview() }
    line.frame = frame
    if line.superview !== cell { cell.addSubview(line) }
  }

  private func round(_ corners: (radius: CGFloat, corners: CACornerMask)) {
    let wanted =
      corners.radius > 0
      ? ListRowCorners(radius: corners.radius, corners: corners.corners, clips: true) : nil
    guard wanted != nil || given != nil else { return }
    // Values that differ from those that the list set were set by the app meanwhile.
    own = ListRowCorners(of: cell).keeping(own, whereSame: given)
    given = wanted
    (wanted ?? own).show(in: cell)
  }
}
