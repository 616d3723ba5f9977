// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension UIImage {
  /// Returns the image with a stretchable column and row of one point, to the right of `leftCapWidth` points
  /// and below `topCapHeight` points that keep their size; 0 scales the whole side.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    func caps(_ first: Int, _ length: CGFloat) -> (CGFloat, CGFloat) {
      first > 0 ? (CGFloat(first), max(0, length - CGFloat(first) - 1)) : (0, 0)
    }
    let (left, right) = caps(leftCapWidth, size.width)
    let (top, bottom) = caps(topCapHeight, size.height)
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: top, left: left, bottom: bottom, right: right),
      resizingMode: .stretch)
  }
}
