// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

extension DisplayNode {
  /// Returns the identifier of the frontmost background node that fills all of `area`, in the coordinates of
  /// the node's parent, or `nil` if there is none.
  ///
  /// The backgrounds of a window, its controller and its list all fill it; only the last one is visible.
  ///
  /// - Complexity: O(*d*) in the depth of the tree, and in the number of invisible nodes that are skipped.
  func nodeCovering(_ area: CGRect) -> ObjectIdentifier? {
    guard alpha >= 1, mask == nil, !isReusable, transform.isTranslation else { return nil }
    let area = area.offsetBy(dx: -transform.tx, dy: -transform.ty)
    if let clip, !(clip.isRectangular && clip.rect.contains(area)) { return nil }
    if let child = children.first(where: { $0.alpha > 0 && !$0.transform.isFlat }),
      let found = child.nodeCovering(area)
    {
      return found
    }
    guard case .fill(let shape, let color) = commands.first, color.alpha >= 1 else { return nil }
    return shape.isRectangular && shape.rect.contains(area) ? identity : nil
  }
}
