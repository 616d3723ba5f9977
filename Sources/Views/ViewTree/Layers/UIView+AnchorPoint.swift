// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UIView {
  /// The point of the bounds that `center` places, in shares of the bounds' size: the layer's.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
}
