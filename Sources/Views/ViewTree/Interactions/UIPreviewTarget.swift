// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionCollectionGeometry

/// Where a preview stands.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that the preview stands in.
  public let container: UIView
  /// The preview's middle, in the container's coordinate space, in points.
  public let center: CGPoint
  /// How the preview is turned and scaled.
  public let transform: CGAffineTransform

  /// A place in `container`.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    self.container = container
    self.center = center
    self.transform = transform
    super.init()
  }

  /// A place in `container`.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
}
