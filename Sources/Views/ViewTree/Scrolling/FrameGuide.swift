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

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    space.outline(of: self) ?? LayoutBox()
  }
}
