// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import MullionCollectionGeometry

extension LayerValues {
  /// The values as they were set last; dynamic colours as they are under `traits`, nil: the view's.
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
