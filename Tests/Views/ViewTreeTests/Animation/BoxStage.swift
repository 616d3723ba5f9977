// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree
import MullionViewTree
import ViewStage

/// A surface with a black box of 100 by 100 points in its corner, which animations move.
final class BoxStage: Stage {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let root = UIView()
    box.backgroundColor = .black
    root.addSubview(box)
    super.init(root)
    _ = surface.displayTree()
  }

  /// How the box is painted now; nil: it is not seen.
  var node: DisplayNode? {
    surface.displayTree().children.first { $0.identity == ObjectIdentifier(box) }
  }

  /// Where the left edge of the box is painted now, in points; not a number: it is not seen.
  var x: CGFloat { node?.transform.tx ?? .nan }
}
