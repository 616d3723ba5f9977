// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The layout guide of a scroll view's content: constraints determine its size, which becomes the
/// `contentSize`.
final class ContentGuide: UILayoutGuide {
  init(_ view: UIScrollView) {
    super.init()
    owningView = view
    identifier = "UIScrollView-contentLayoutGuide"
  }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    var box = super.ownBox(in: space)
    box.left = LayoutExpression()
    box.top = LayoutExpression()
    return box
  }

  override func place(at rectangle: CGRect) {
    (owningView as? UIScrollView)?.zoomer.contentWasConstrained(to: rectangle.size)
  }
}
