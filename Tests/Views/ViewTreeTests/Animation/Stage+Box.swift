// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionDisplayTree
import MullionViewTree
import ViewStage

extension Stage {
  /// A surface with a black box of 100 by 100 points in its corner, which animations move.
  static func withBox() -> Stage {
    let stage = Stage(BoxedView())
    _ = stage.surface.displayTree()
    return stage
  }

  /// The box of ``withBox()``, also when it has left the surface.
  var box: UIView {
    guard let root = root as? BoxedView else { preconditionFailure("The stage has no box.") }
    return root.box
  }

  /// The values by which the box is painted now; nil: it is not seen.
  var node: DisplayNode? {
    surface.displayTree().children.first { $0.identity == ObjectIdentifier(box) }
  }

  /// The left edge of the box as it is painted now, in points; not a number: it is not seen.
  var x: CGFloat { node?.transform.tx ?? .nan }
}

/// A view that remembers its black box.
private final class BoxedView: UIView {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    super.init(frame: .zero)
    box.backgroundColor = .black
    addSubview(box)
  }

  required init?(coder: NSCoder) { nil }
}
