// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// One part of a cached rendering, in the coordinates of its node.
struct PaintItem {
  /// The content of an item.
  enum Content {
    /// A rectangle on pixel boundaries, which GSK fills directly.
    case fill(DisplayColor)
    /// A command of a node.
    case command(DrawCommand)
    /// A node with its descendants, transform and alpha.
    case node(DisplayNode)
    /// The contents of a node, without its transform and alpha.
    case contents(DisplayNode)
  }

  var content: Content
  /// The area that is painted.
  var extent: CGRect
  /// The transform from the coordinates of the content to those of the rendering.
  var map: CGAffineTransform
  /// The clip rectangle in the coordinates of the rendering, or `nil` for none.
  var clip: CGRect?
}
