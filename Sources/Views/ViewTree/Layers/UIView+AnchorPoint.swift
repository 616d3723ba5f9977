// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The layer's anchor point: the point of the bounds at `center`, in fractions of the bounds' size.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
