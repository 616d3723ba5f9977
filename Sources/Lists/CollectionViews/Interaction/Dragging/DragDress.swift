// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// Has a cell look as the parameters of a drag's preview say, as long as it is lifted or comes to rest.
@MainActor
final class DragDress {
  private weak var cell: UIView?
  private var mask: CALayer?
  private let formerMask: CALayer?
  private let ground: UIColor?
  private let formerGround: UIColor?

  /// Cuts `cell` out and puts a colour behind it.
  init(_ parameters: UIDragPreviewParameters, on cell: UIView) {
    self.cell = cell
    (formerMask, formerGround) = (cell.layer.mask, cell.backgroundColor)
    ground = parameters.backgroundColor ?? cell.backgroundColor
    cell.backgroundColor = ground
    guard let path = parameters.visiblePath else { return }
    let shape = CAShapeLayer()
    shape.frame = cell.bounds
    shape.path = path.cgPath
    cell.layer.mask = shape
    mask = shape
  }

  /// Has the cell look as before, but for what somebody else changed meanwhile.
  func takeOff() {
    guard let cell else { return }
    if let mask, cell.layer.mask === mask { cell.layer.mask = formerMask }
    if cell.backgroundColor == ground { cell.backgroundColor = formerGround }
    self.cell = nil
  }
}
