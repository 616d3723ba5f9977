// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionCollectionViews
import MullionViewTree

/// The container of a table's cell, header or footer: as large as its row, with the table's coordinate space,
/// so that the frame of the contained view is in the table's coordinates.
final class TableElementContainer: UIView {
  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  /// Adds `view`, filling the container.
  func hold(_ view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }

  /// Adopts the table's coordinates, from the position of `row`.
  func follow(_ row: UIView) {
    let size = row.bounds.size
    moveCoordinates(
      to: CGPoint(x: row.center.x - size.width / 2, y: row.center.y - size.height / 2))
  }

  /// Returns the hit view, never the container itself.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }
}
