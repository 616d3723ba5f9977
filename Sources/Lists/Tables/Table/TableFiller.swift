// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The separators of the empty rows below the last row of a plain table.
final class TableFiller: UIView {
  @Whole private var table: UITableView
  private var lines: [ListRowLine] = []

  init(_ table: UITableView) {
    _table = Whole(wrappedValue: table)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  /// Displays as many empty rows below the content as fit in the visible area.
  func place() {
    guard let height = table.look.shownFillerHeight, height > 0 else {
      return removeFromSuperview()
    }
    let top = table.contentSize.height
    let room = max(0, table.bounds.maxY - top)
    if superview !== table { table.insertSubview(self, at: 0) }
    if let ground = table.backgroundView { table.sendSubviewToBack(ground) }
    frame = CGRect(x: 0, y: top, width: table.bounds.width, height: room)
    let count = Int((room / height).rounded(.up))
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = ListRowLine()
      addSubview(line)
      lines.append(line)
    }
    let thickness = 1 / max(1, traitCollection.displayScale)
    let row = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let insets = table.fillerInsets(ofRow: row)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, line) in lines.enumerated() {
      line.show(table.separatorColor ?? .separator, table.separatorEffect)
      line.frame = CGRect(
        x: isMirrored ? insets.trailing : insets.leading,
        y: CGFloat(index + 1) * height - thickness,
        width: max(0, row.width - insets.leading - insets.trailing), height: thickness)
    }
  }
}
