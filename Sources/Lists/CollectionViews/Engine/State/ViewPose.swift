// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// Where a view is and how it is seen: what an update animates.
struct ViewPose: Hashable, Sendable {
  /// In points of whatever the pose is told for.
  var center: CGPoint
  var size: CGSize
  var transform: CATransform3D
  var alpha: CGFloat

  /// Places nearer than this, in points, are the same.
  private static let tolerance: CGFloat = 0.001

  /// How `view` was set, whatever animations show.
  @MainActor
  init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.layer.transform
    alpha = view.alpha
  }

  /// What `attributes` say.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
  }

  /// The same, `distance` further on.
  func moved(by distance: CGPoint) -> ViewPose {
    var pose = self
    pose.center.x += distance.x
    pose.center.y += distance.y
    return pose
  }

  /// The same, not seen.
  var faded: ViewPose {
    var pose = self
    pose.alpha = 0
    return pose
  }

  /// Whether there is nothing to see between this pose and `other`.
  func looksLike(_ other: ViewPose) -> Bool {
    abs(center.x - other.center.x) < Self.tolerance
      && abs(center.y - other.center.y) < Self.tolerance
      && abs(size.width - other.size.width) < Self.tolerance
      && abs(size.height - other.size.height) < Self.tolerance
      && alpha == other.alpha && transform == other.transform
  }

  /// The room the view takes, its transform left out.
  var frame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Sets the view so; its subviews are laid out with it when its size changes.
  @MainActor
  func apply(to view: UIView) {
    let isResized = view.bounds.size != size
    if isResized { view.bounds.size = size }
    if view.center != center { view.center = center }
    if view.layer.transform != transform { view.layer.transform = transform }
    if view.alpha != alpha { view.alpha = alpha }
    if isResized { view.layoutIfNeeded() }
  }
}
