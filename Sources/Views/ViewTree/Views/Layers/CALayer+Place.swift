// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry
import MullionContracts

// The geometry of layers, independent of the direction of their axes, and their contents.
extension CALayer {
  /// Whether the coordinates of any layer have ever run from right to left; if not, checks for it are
  /// skipped.
  @exclusivity(unchecked) static var haveRunFromRight = false

  /// Whether the y axis of any layer has ever pointed up; if not, checks for it are skipped.
  @exclusivity(unchecked) static var haveFlipped = false

  /// Returns a new plain layer with `frame` in the superlayer's coordinate space, or `nil` if setting the
  /// frame would be reported or animated.
  static func beginning(in frame: CGRect) -> CALayer? {
    guard frame.isNumeric, !changesAreAnimated else { return nil }
    let layer = CALayer()
    layer.givenBounds.size = frame.size
    layer.givenPosition = CGPoint(x: frame.midX, y: frame.midY)
    return layer
  }

  /// Called when the y axis of the sublayers was flipped.
  func geometryWasFlipped() {
    Self.haveFlipped = true
    contentChanged()
  }

  /// Returns `color` as an animated value; a clear colour for `nil`.
  static func value(_ color: CGColor?) -> AnimatedValue {
    .color(color.map(DisplayColor.init) ?? LayerValues.clear)
  }

  /// The y coordinate of the superlayer's centre if the y axis points up for this layer, or `nil` if it
  /// points down.
  ///
  /// - Complexity: O(depth) once the y axis of any layer has pointed up, and O(1) before that.
  var flipAround: CGFloat? {
    guard Self.haveFlipped, let around = superlayer, around.pointsUp else { return nil }
    return around.bounds.midY
  }

  /// Whether the y axis points up for the sublayers.
  private var pointsUp: Bool {
    sequence(first: self, next: \.superlayer).reduce(false) { $0 != $1.isGeometryFlipped }
  }

  /// The transform from the layer's coordinates to those of painting, whose y axis points down.
  var uprightMap: CGAffineTransform {
    Self.haveFlipped && pointsUp ? CGAffineTransform(flippingAround: bounds.midY) : .identity
  }

  /// Returns `point`, in the superlayer's coordinate space, converted to this layer's.
  func inSpace(_ point: CGPoint) -> CGPoint {
    guard Self.haveFlipped else { return point.applying(placement.inverted()) }
    let outer = superlayer?.uprightMap ?? .identity
    return point.applying(outer).applying(placement.inverted()).applying(uprightMap)
  }

  /// Returns whether the content is flipped to appear upright, because the y axis points up for the layer.
  public func contentsAreFlipped() -> Bool { flipAround != nil }

  /// The transform from bounds coordinates to the superlayer's, without right-to-left mirroring.
  var uprightPlacement: CGAffineTransform {
    let own = placement(origin: bounds.origin)
    return flipAround.map { own.flipped(inside: bounds.midY, outside: $0) } ?? own
  }

  /// Returns the transform from bounds coordinates to the superlayer's for another bounds origin, without
  /// mirroring.
  func placement(origin: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      placing: CGRect(origin: origin, size: bounds.size), at: position, anchor: anchorPoint,
      transform: transform)
  }

  /// Returns the model value of the fill, preferring the view's background colour, or `nil` for none.
  func fillColor(with traits: UITraitCollection?) -> DisplayColor? {
    if let view, let color = view.backgroundColor {
      return color.displayColor(with: traits ?? view.traitCollection, in: view)
    }
    return backgroundColor.map(DisplayColor.init)
  }

  /// Reports that the layer was given `what` with components that are not numbers, which keep their old
  /// values.
  func reportNumbers(_ what: String) {
    let owner = view?.messagePlace ?? "\(type(of: self))"
    Diagnostics.reportOnce(
      "\(owner) gets \(what) with components that are not numbers; they are unchanged. Compute"
        + " them "
        + "from numbers: did something divide by 0?")
  }
}
