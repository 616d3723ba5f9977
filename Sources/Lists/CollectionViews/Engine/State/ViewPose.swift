// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

/// The animatable state of a view: position, size, transform and opacity.
struct ViewPose: Hashable, Sendable {
  /// The center, in the coordinate space of the pose.
  var center: CGPoint
  var size: CGSize
  var transform: CATransform3D
  var alpha: CGFloat

  /// The tolerance within which positions are equal, in points.
  private static let tolerance: CGFloat = 0.001

  /// Creates the pose of `view` in its model state, regardless of animations.
  @MainActor
  init(of view: UIView) {
    center = view.center
    size = view.bounds.size
    transform = view.layer.transform
    alpha = view.alpha
  }

  /// Creates the pose that `attributes` describe.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    center = attributes.center
    size = attributes.size
    transform = attributes.transform3D
    alpha = attributes.alpha
  }

  /// Returns the pose moved by `distance`.
  func moved(by distance: CGPoint) -> ViewPose {
    var pose = self
    pose.center.x += distance.x
    pose.center.y += distance.y
    return pose
  }

  /// The pose with an alpha of 0.
  var faded: ViewPose {
    var pose = self
    pose.alpha = 0
    return pose
  }

  /// Returns whether there is no visible difference between this pose and `other`.
  func looksLike(_ other: ViewPose) -> Bool {
    abs(center.x - other.center.x) < Self.tolerance
      && abs(center.y - other.center.y) < Self.tolerance
      && abs(size.width - other.size.width) < Self.tolerance
      && abs(size.height - other.size.height) < Self.tolerance
      && alpha == other.alpha && transform == other.transform
  }

  /// The frame of the view without its transform.
  var frame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Applies the pose to the view; its subviews are laid out if its size changes.
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
