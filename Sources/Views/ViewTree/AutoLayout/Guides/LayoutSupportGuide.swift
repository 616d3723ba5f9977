// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A guide of the strip above or below the safe area of a view, as wide as the view.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
  private let isAtTop: Bool

  init(_ view: UIView, isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init()
    owningView = view
    identifier = isAtTop ? "topLayoutGuide" : "bottomLayoutGuide"
  }

  override var isUnknown: Bool { false }

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isAtTop ? insets.top : insets.bottom
  }

  override var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    let bounds = owningView.bounds
    return CGRect(
      x: bounds.minX, y: isAtTop ? bounds.minY : bounds.maxY - length, width: bounds.width,
      height: length)
  }

  override func ownBox(in space: any GuideSpace) -> LayoutBox {
    guard var box = space.ground(of: self) else { return LayoutBox() }
    if !isAtTop { box.top = box.bottom - LayoutExpression(Double(length)) }
    box.height = LayoutExpression(Double(length))
    return box
  }

  override var dependentNumbers: SIMD8<Double> { SIMD8(repeating: Double(length)) }
}

extension UIView {
  /// The area at the top of the view covered by bars; always the same object.
  package var topLayoutSupport: any UILayoutSupport { layoutSupport(.topSupport) }
  /// The area at the bottom of the view covered by bars; always the same object.
  package var bottomLayoutSupport: any UILayoutSupport { layoutSupport(.bottomSupport) }

  private func layoutSupport(_ kind: AutoLayoutState.StandardGuide) -> any UILayoutSupport {
    let isAtTop = kind == .topSupport
    let guide = standardGuide(kind) { LayoutSupportGuide(self, isAtTop: isAtTop) }
    return guide as? LayoutSupportGuide ?? LayoutSupportGuide(self, isAtTop: isAtTop)
  }
}
