// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The shadow of a background.
///
/// Access it through ``UIBackgroundConfiguration/shadowProperties``.
public struct UIShadowProperties: Hashable {
  /// The colour of the shadow.
  public var color: UIColor = .black

  /// The opacity of the shadow, from 0 (no shadow) to 1.
  public var opacity: CGFloat = 0

  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 3

  /// The offset of the shadow from the background, in points.
  public var offset = CGSize(width: 0, height: -3)

  /// The outline of the shadow, in the coordinate space of the view that has the background, or `nil` for the
  /// background's outline.
  public var path: UIBezierPath?

  init() {}
}
