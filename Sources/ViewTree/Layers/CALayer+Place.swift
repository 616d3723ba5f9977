// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import CoreGraphics
import Foundation

// Where layers begin, and where they stand.
extension CALayer {
  /// A plain layer that stands in `frame` of the superlayer's coordinate space from the beginning; nil: it has to be put
  /// there, for what is to be reported or animated.
  static func beginning(in frame: CGRect) -> CALayer? {
    guard frame.isNumeric, !changesAreAnimated else { return nil }
    let layer = CALayer()
    layer.givenBounds.size = frame.size
    layer.givenPosition = CGPoint(x: frame.midX, y: frame.midY)
    return layer
  }

  /// Maps bounds coordinates to the superlayer's.
  package var placement: CGAffineTransform {
    let own = placement(origin: bounds.origin)
    guard Self.haveRunFromRight else { return own }
    let isInMirror = superlayer?.runsFromRight ?? false
    guard runsFromRight || isInMirror else { return own }
    return own.mirrored(
      inside: runsFromRight ? bounds.midX : nil, outside: isInMirror ? position.x : nil)
  }

  /// The same with another origin of the bounds, as if nothing ran from right to left.
  func placement(origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      placing: CGRect(origin: origin, size: bounds.size), at: position, anchor: anchorPoint,
      transform: transform)
  }

  /// What fills the layer as it was set, its view's colour first; nil: nothing.
  func fillColor(with traits: UITraitCollection?) -> DisplayColor? {
    if let view, let color = view.backgroundColor {
      return color.displayColor(with: traits ?? view.traitCollection)
    }
    return backgroundColor.map(DisplayColor.init)
  }
}
