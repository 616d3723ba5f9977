// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The shadow of a background.
///
/// Reached through ``UIBackgroundConfiguration/shadowProperties``.
public struct UIShadowProperties: Hashable {
  /// The colour.
  public var color: UIColor = .black

  /// From 0, no shadow, to 1.
  public var opacity: CGFloat = 0

  /// How far it is blurred, in points.
  public var radius: CGFloat = 3

  /// How far it lies from the background, in points.
  public var offset = CGSize(width: 0, height: -3)

  /// Its outline, in the coordinate space of the view that has the background; nil: that of the
  /// background.
  public var path: UIBezierPath?

  init() {}
}
