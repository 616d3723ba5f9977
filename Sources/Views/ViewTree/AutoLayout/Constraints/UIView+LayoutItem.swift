// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
  var layoutContainer: UIView? { parent }
  var layoutReference: any ItemReference { lifetime }
  var isUnknown: Bool { !(tree.autoLayout?.followsFrame ?? true) }

  func place(at rectangle: CGRect) {
    let frame = frame(forAlignmentRect: rectangle)
    let anchor = layer.anchorPoint
    let placer = superview?.subviewPlacer
    let place =
      placer?.center(of: self, at: frame)
      ?? CGPoint(
        x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    // Set the position first: observers of the new size see the view at its final position.
    if center != place { center = place }
    let bounds = bounds
    if bounds.size != frame.size {
      self.bounds = CGRect(origin: bounds.origin, size: frame.size)
      placer?.wasPlaced(self)
    }
  }
}
