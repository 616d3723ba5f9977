// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Gives a layer its content, places the layers in it, and says how it changes; every method may be
/// left out.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// The layer is to be shown anew: sets its `contents`, or leaves it to be drawn.
  func display(_ layer: CALayer)
  /// Draws what the layer shows above its background; `ctx` has the layer's coordinates.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// The layer is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layers in `layer`.
  func layoutSublayers(of layer: CALayer)
  /// What is done when a property of `layer` has changed, `NSNull` for nothing; nil: the layer says.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves it to be drawn.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves them where they are.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
