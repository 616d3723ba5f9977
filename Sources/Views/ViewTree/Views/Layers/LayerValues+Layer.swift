// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import MullionCollectionGeometry

extension LayerValues {
  /// Creates the model values of `layer`; dynamic colours are resolved with `traits`, or with the view's
  /// traits if `nil`.
  @MainActor
  init(_ layer: CALayer, traits: UITraitCollection? = nil) {
    bounds = layer.bounds
    position = layer.position
    anchorPoint = layer.anchorPoint
    transform = layer.transform
    zPosition = layer.zPosition
    opacity = CGFloat(layer.opacity)
    cornerRadius = layer.cornerRadius
    corners = RoundedRect.Corners(rawValue: layer.maskedCorners.rawValue)
    masksToBounds = layer.masksToBounds
    borderWidth = layer.borderWidth
    borderColor = layer.borderColor.map(DisplayColor.init) ?? Self.clear
    backgroundColor = layer.fillColor(with: traits) ?? Self.clear
    shadowColor = layer.shadowColor.map(DisplayColor.init) ?? Self.clear
    shadowOpacity = CGFloat(layer.shadowOpacity)
    shadowOffset = layer.shadowOffset
    shadowRadius = layer.shadowRadius
    shadowPath = layer.shadowPath?.shape
    flipAround = layer.flipAround
    guard CALayer.haveRunFromRight else { return }
    runsFromRight = layer.runsFromRight
    isInMirror = layer.superlayer?.runsFromRight ?? false
  }
}
