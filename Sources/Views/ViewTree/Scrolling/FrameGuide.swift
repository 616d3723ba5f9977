// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout guide of a scroll view's frame: views that are constrained to it do not scroll with the
/// content.
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
