// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The shadow of a background.
///
/// Access it through ``UIBackgroundConfiguration/shadowProperties``.
public struct UIShadowProperties: Hashable {
  /// The colour.
  public var color: UIColor = .black

  /// The opacity, from 0 (no shadow) to 1.
  public var opacity: CGFloat = 0

  /// The blur radius, in points.
  public var radius: CGFloat = 3

  /// The offset from the background, in points.
  public var offset = CGSize(width: 0, height: -3)

  /// The outline of the shadow, in the coordinate space of the view that has the background.
  ///
  /// `nil`: the background's outline.
  public var path: UIBezierPath?

  init() {}
}
