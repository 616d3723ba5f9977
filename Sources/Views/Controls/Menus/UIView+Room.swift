// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UIView {
  /// Returns the rectangle for content that floats in front of the view: the safe area inset by `margin`
  /// points.
  ///
  /// Where the safe area is too small, the sides meet at its centre.
  package func room(margin: CGFloat) -> CGRect {
    bounds.inset(by: safeAreaInsets).narrowed(dx: margin, dy: margin)
  }
}
