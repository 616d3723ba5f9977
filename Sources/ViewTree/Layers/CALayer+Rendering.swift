// SPDX-License-Identifier: Apache-2.0

import CollectionGeometry
import Foundation

extension CALayer {
  /// Draws the layer and what is in it into `ctx`, with the corner of its bounds at their origin.
  public func render(in ctx: CGContext) {
    let painted = services.serve { view?.displayNode() ?? node(version: 0) }
    guard var node = painted else { return }
    node.transform = .identity
    node.alpha = 1
    ctx.paint([.drawing(Drawing(node))])
  }
}
