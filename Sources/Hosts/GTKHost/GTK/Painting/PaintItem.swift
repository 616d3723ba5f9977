// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// One thing that a kept picture consists of, in the coordinates of the picture's node.
struct PaintItem {
  /// What is painted.
  enum Content {
    /// A rectangle on whole pixels, which GSK fills without help.
    case fill(DisplayColor)
    /// A command of a node.
    case command(DrawCommand)
    /// A node with everything in it, its transform and alpha included.
    case node(DisplayNode)
    /// What is in a node, without its transform and alpha.
    case contents(DisplayNode)
  }

  var content: Content
  /// Where it is painted.
  var extent: CGRect
  /// Maps the coordinates of the content to the picture's.
  var map: CGAffineTransform
  /// What cuts the content off, in the picture's coordinates; nil: nothing.
  var clip: CGRect?
}
