// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionViewTree

/// The appearance of a cell while it is lifted or being dropped, from the parameters of its drag preview.
@MainActor
final class DragDress {
  private weak var cell: UIView?
  private var mask: CALayer?
  private let formerMask: CALayer?
  private let ground: UIColor?
  private let formerGround: UIColor?

  /// Applies the visible path and the background color of `parameters` to `cell`.
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

  /// Restores the cell's appearance, except for properties that were changed by other code meanwhile.
  func takeOff() {
    guard let cell else { return }
    if let mask, cell.layer.mask === mask { cell.layer.mask = formerMask }
    if cell.backgroundColor == ground { cell.backgroundColor = formerGround }
    self.cell = nil
  }
}
