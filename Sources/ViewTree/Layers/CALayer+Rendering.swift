// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension CALayer {
  /// Draws what is seen of the layer into `ctx`.
  func paint(in ctx: CGContext) {
    let painted = services.serve { view?.displayNode() ?? node(version: 0) }
    guard var node = painted else { return }
    node.transform = .identity
    node.alpha = 1
    ctx.paint([.drawing(Drawing(node))])
  }
}
