// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree
import MullionViewTree
import ViewStage

extension Stage {
  /// Returns a stage with a black box of 100 by 100 points in its corner, which tests animate.
  static func withBox() -> Stage {
    let stage = Stage(BoxedView())
    _ = stage.surface.displayTree()
    return stage
  }

  /// The box of ``withBox()``, even after it was removed from the surface.
  var box: UIView {
    guard let root = root as? BoxedView else { preconditionFailure("The stage has no box.") }
    return root.box
  }

  /// The display node of the box, or `nil` if it is not displayed.
  var node: DisplayNode? {
    surface.displayTree().children.first { $0.identity == ObjectIdentifier(box) }
  }

  /// The left edge of the box in the display tree, in points, or NaN if it is not displayed.
  var x: CGFloat { node?.transform.tx ?? .nan }
}

/// A view that stores its black box.
private final class BoxedView: UIView {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    super.init(frame: .zero)
    box.backgroundColor = .black
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }
}
