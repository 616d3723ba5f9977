// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An object that provides the content, the sublayer layout and the actions of a layer; all methods are
/// optional.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Called when the layer is displayed: sets its `contents`, or leaves it to be drawn.
  func display(_ layer: CALayer)
  /// Draws the layer's content above its background; `ctx` has the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers of `layer`.
  func layoutSublayers(of layer: CALayer)
  /// Returns the action for a change of a property of `layer`, `NSNull` for none, or `nil` for the layer's
  /// own action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing: the layer is drawn.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing: the sublayers keep their positions.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns `nil`: the layer's own action is used.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
