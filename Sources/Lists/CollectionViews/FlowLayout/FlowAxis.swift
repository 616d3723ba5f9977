// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

/// The mapping of lengths to the axes of a flow: along the scroll direction, or across it.
struct FlowAxis: Hashable, Sendable {
  /// Whether the flow scrolls vertically, so that its lines are rows.
  let isVertical: Bool

  func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func along(_ rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
  }

  func before(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }

  func after(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }

  func acrossBefore(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }

  func acrossAfter(_ insets: UIEdgeInsets) -> CGFloat {
    isVertical ? insets.right : insets.bottom
  }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(
      origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
  }
}
