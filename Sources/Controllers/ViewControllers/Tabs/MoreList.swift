// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// A list of the tabs that do not fit into the bar.
final class MoreList: UIScrollView {
  private var rows: [MoreRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    accessibilityContainerType = .list
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row for each entry.
  func show(_ entries: [MoreRow.Entry]) {
    rows.forEach { $0.removeFromSuperview() }
    rows = entries.map(MoreRow.init)
    for row in rows { addSubview(row) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let width = max(0, bounds.width - safe.left - safe.right)
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(CGSize(width: width, height: 0)).height
      row.frame = CGRect(x: safe.left, y: y, width: width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}
