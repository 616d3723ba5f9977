// SPDX-License-Identifier: Apache-2.0

package import Foundation
import MullionCollectionGeometry
package import MullionViewTree

extension UIView {
  /// Where something may float in front of the view's content: `margin` points inside of its safe area, where there
  /// is so much; else the sides meet in the middle.
  package func room(margin: CGFloat) -> CGRect {
    bounds.inset(by: safeAreaInsets).narrowed(dx: margin, dy: margin)
  }
}
