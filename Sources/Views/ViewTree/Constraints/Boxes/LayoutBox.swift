// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// A rectangle whose origin and size are expressions.
struct LayoutBox {
  var left = LayoutExpression()
  var top = LayoutExpression()
  var width = LayoutExpression()
  var height = LayoutExpression()

  init() {}

  init(_ variables: LayoutVariables) {
    left = LayoutExpression(variables.left)
    top = LayoutExpression(variables.top)
    width = LayoutExpression(variables.width)
    height = LayoutExpression(variables.height)
  }

  init(_ rectangle: CGRect) {
    left = LayoutExpression(Double(rectangle.minX))
    top = LayoutExpression(Double(rectangle.minY))
    width = LayoutExpression(Double(rectangle.width))
    height = LayoutExpression(Double(rectangle.height))
  }

  var right: LayoutExpression { left + width }
  var bottom: LayoutExpression { top + height }

  /// Returns the rectangle inset by `insets`.
  func inset(by insets: UIEdgeInsets) -> LayoutBox {
    if insets == .zero { return self }
    var box = self
    box.left.constant += Double(insets.left)
    box.top.constant += Double(insets.top)
    box.width.constant -= Double(insets.left + insets.right)
    box.height.constant -= Double(insets.top + insets.bottom)
    return box
  }

  /// Returns the rectangle translated by `left` and `top`.
  func moved(left: LayoutExpression, top: LayoutExpression) -> LayoutBox {
    var box = self
    box.left = left + self.left
    box.top = top + self.top
    return box
  }
}
