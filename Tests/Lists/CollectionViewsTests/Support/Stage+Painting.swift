// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree
import UIKit

extension Stage {
  /// The top left corners and opacities of cells in the display tree, by the texts of the cells.
  var painted: [String: PaintedCell] {
    var found: [String: PaintedCell] = [:]
    let cells = allCells(in: view)
    func walk(_ node: DisplayNode, _ map: CGAffineTransform) {
      let own = node.transform.concatenating(map)
      if let cell = cells[node.identity] {
        let corner = node.bounds.origin.applying(own)
        found[cell.text] = PaintedCell(
          x: (corner.x * 100).rounded() / 100, y: (corner.y * 100).rounded() / 100,
          alpha: (node.alpha * 1000).rounded() / 1000, height: node.bounds.height)
      }
      for child in node.children { walk(child, own) }
    }
    walk(surface.displayTree(), .identity)
    return found
  }

  private func allCells(in view: UIView) -> [ObjectIdentifier: RecorderCell] {
    var found: [ObjectIdentifier: RecorderCell] = [:]
    for subview in view.subviews {
      if let cell = subview as? RecorderCell { found[ObjectIdentifier(cell)] = cell }
      found.merge(allCells(in: subview)) { $1 }
    }
    return found
  }
}

/// The position, opacity and height of a cell in the display tree.
struct PaintedCell: Hashable {
  var x: CGFloat
  var y: CGFloat
  var alpha: CGFloat
  var height: CGFloat
}
