// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The rectangle that a scroll view shows: its bounds, wherever the content has scrolled.
final class FrameGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-frameLayoutGuide"
  }

  override var isUnknown: Bool { false }
  override var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  override func box(in region: LayoutRegion) -> LayoutBox {
    guard let owningView else { return LayoutBox() }
    region.depend(on: owningView, .scroll)
    var box = owningView.box(in: region)
    box.left = LayoutExpression(Double(owningView.bounds.minX))
    box.top = LayoutExpression(Double(owningView.bounds.minY))
    return box
  }
}
