// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// The cached result of a view's `draw(_:)`.
struct DrawnContent {
  /// The bounds for which the content was drawn, in points.
  var bounds: CGRect
  /// The traits for which the content was drawn.
  var traits: UITraitCollection
  /// The drawing, or `nil` if nothing was drawn.
  var drawing: Drawing?

  /// Returns the commands that paint the drawing in `bounds`, moved and scaled to `place` if the bounds
  /// changed.
  func commands(in bounds: CGRect, at place: @autoclosure () -> CGRect) -> [DrawCommand] {
    guard let drawing else { return [] }
    guard bounds != self.bounds else { return [.drawing(drawing)] }
    let place = place()
    let map = CGAffineTransform(translationX: -self.bounds.minX, y: -self.bounds.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: place.width / self.bounds.width, y: place.height / self.bounds.height)
      )
      .concatenating(CGAffineTransform(translationX: place.minX, y: place.minY))
    let moved = Drawing(transform: map, steps: [.drawing(drawing)])
    return [.drawing(Drawing(clip: PathShape(rect: bounds), steps: [.drawing(moved)]))]
  }
}
