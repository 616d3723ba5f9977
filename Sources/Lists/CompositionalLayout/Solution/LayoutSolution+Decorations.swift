// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The rule for decorations.
///
/// A decoration covers the whole section, insets and boundary items included, and the whole view across,
/// minus its own insets. A section without size has none.
extension LayoutSolution {
  func decoration(_ section: Int, _ index: Int) -> ElementPlacement? {
    let body = stack[section]
    guard body.length > 0 else { return nil }
    let node = body.template.decorations[index]
    let size = CGSize(axis, body.length, other: body.template.container[axis.other])
    let frame = CGRect(origin: origin(ofSection: section), size: size).inset(by: node.insets)
    return ElementPlacement(
      element: .decoration(node.kind, section: section, item: index),
      frame: container.grid.placed(frame), zIndex: node.zIndex)
  }
}
