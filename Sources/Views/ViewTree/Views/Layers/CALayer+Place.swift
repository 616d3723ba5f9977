// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry
import MullionContracts

// Where layers stand, whichever way their axes point, and what fills them.
extension CALayer {
  /// Whether a layer's coordinates ever ran from right to left: else nobody has to look.
  @exclusivity(unchecked) static var haveRunFromRight = false

  /// Whether a layer's y axis ever pointed up: else nobody has to look.
  @exclusivity(unchecked) static var haveFlipped = false

  /// A plain layer that stands in `frame` of the superlayer's coordinate space from the beginning; nil: it has to be put
  /// there, for what is to be reported or animated.
  static func beginning(in frame: CGRect) -> CALayer? {
    guard frame.isNumeric, !changesAreAnimated else { return nil }
    let layer = CALayer()
    layer.givenBounds.size = frame.size
    layer.givenPosition = CGPoint(x: frame.midX, y: frame.midY)
    return layer
  }

  /// The y axis of the layers in this one points the other way now.
  func geometryWasFlipped() {
    Self.haveFlipped = true
    contentChanged()
  }

  /// A colour as it is animated; nil: nothing is seen.
  static func value(_ color: CGColor?) -> AnimatedValue {
    .color(color.map(DisplayColor.init) ?? LayerValues.clear)
  }

  /// The middle of the superlayer from top to bottom where its y axis points up for this layer; nil: it points down.
  ///
  /// - Complexity: O(depth) once a layer's axis pointed up, else O(1).
  var flipAround: CGFloat? {
    guard Self.haveFlipped, let around = superlayer, around.pointsUp else { return nil }
    return around.bounds.midY
  }

  /// Whether the y axis points up for the layers in this one.
  private var pointsUp: Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// Maps the layer's coordinates to those that it is painted in, whose y axis points down.
  var uprightMap: CGAffineTransform {
    Self.haveFlipped && pointsUp ? CGAffineTransform(flippingAround: bounds.midY) : .identity
  }

  /// Where `point` of the superlayer's coordinate space is in this one.
  func inSpace(_ point: CGPoint) -> CGPoint {
    guard Self.haveFlipped else { return point.applying(placement.inverted()) }
    let outer = superlayer?.uprightMap ?? .identity
    return point.applying(outer).applying(placement.inverted()).applying(uprightMap)
  }

  /// Whether what the layer shows is turned over so that it is upright: where the y axis points up for it.
  public func contentsAreFlipped() -> Bool { flipAround != nil }

  /// Maps bounds coordinates to the superlayer's, as if nothing ran from right to left.
  var uprightPlacement: CGAffineTransform {
    let own = placement(origin: bounds.origin)
    return flipAround.map { own.flipped(inside: bounds.midY, outside: $0) } ?? own
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
      return color.displayColor(with: traits ?? view.traitCollection, in: view)
    }
    return backgroundColor.map(DisplayColor.init)
  }

  /// Says that the layer was given `what`, and that what of it is no number stays as it was.
  func reportNumbers(_ what: String) {
    let owner = view?.messagePlace ?? "\(type(of: self))"
    Diagnostics.reportOnce(
      "\(owner) gets \(what) with parts that are not numbers; they stay as they were. Compute them "
        + "from numbers: did something divide by 0?")
  }
}
