// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry

extension CGRect {
  /// Returns the rectangle extended by the insets, in points.
  func grown(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
