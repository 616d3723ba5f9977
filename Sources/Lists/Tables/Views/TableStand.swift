// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// What a table's cell, header or footer stands in: as large as its row, with the table's
/// coordinates, so that the frame of what stands in it is a frame in the table.
final class TableStand: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `view`, filling the stand.
  func hold(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Takes the coordinates of the table over, of which `row` says where it is.
  func follow(_ row: UIView) {
    let size = row.bounds.size
    moveCoordinates(
      to: CGPoint(x: row.center.x - size.width / 2, y: row.center.y - size.height / 2))
  }

  /// Nothing but what stands here can be pointed at.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
