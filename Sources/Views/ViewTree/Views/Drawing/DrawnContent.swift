// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation
import MullionCollectionGeometry

/// What a view's `draw(_:)` drew, kept until it is to be drawn again.
struct DrawnContent {
  /// The bounds it was drawn for, in points.
  var bounds: CGRect
  /// The traits it was drawn under.
  var traits: UITraitCollection
  /// Nil: nothing was drawn.
  var drawing: Drawing?

  /// The commands that paint it in `bounds`: at `place`, where these are others than it was drawn for.
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
