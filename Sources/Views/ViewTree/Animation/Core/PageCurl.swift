// SPDX-License-Identifier: Apache-2.0

import CoreGraphics
import Foundation

/// A page that curls up from its lower edge.
struct PageCurl {
  private let bounds: CGRect
  /// The y coordinate at which the page lifts off the surface.
  private let edge: CGFloat
  /// The height of the roll, in points.
  private let height: CGFloat

  /// Creates a page that is curled up by the fraction `lifted`: at 0 it is flat, at 1 it is lifted entirely,
  /// with the roll out of sight.
  init(bounds: CGRect, lifted: CGFloat) {
    self.bounds = bounds
    height = min(64, max(0, bounds.height) / 6)
    edge = bounds.maxY - lifted * (bounds.height + height + Self.shade)
  }

  /// The extent of the roll's shadow, in points.
  private static let shade: CGFloat = 16

  /// The flat part of the page.
  private var flat: CGRect {
    CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: max(0, edge - bounds.minY))
  }

  /// Returns the flat part of `page`.
  func flattened(_ page: DisplayNode, identity: AnyObject, _ version: Int) -> DisplayNode {
    DisplayNode(
      identity: ObjectIdentifier(identity), contentVersion: version, bounds: bounds,
      clip: RoundedRect(flat), children: [page])
  }

  /// Returns the back of the page with its shadow on the contents below.
  func roll(identity: AnyObject, _ version: Int) -> DisplayNode {
    let back = CGRect(x: bounds.minX, y: edge, width: bounds.width, height: height)
    let shadow = CGRect(x: bounds.minX, y: back.maxY, width: bounds.width, height: Self.shade)
    return DisplayNode(
      identity: ObjectIdentifier(identity), contentVersion: version, bounds: bounds,
      commands: [
        .drawing(
          Drawing(steps: [
            Self.band(shadow, [(0, 0.3, 0), (0, 0, 1)]),
            Self.band(back, [(0.72, 1, 0), (0.97, 1, 0.35), (0.9, 1, 0.7), (0.62, 1, 1)]),
          ]))
      ])
  }

  /// Returns a vertical gradient of greys with their opacities, at fractions of the height of `rect`.
  private static func band(
    _ rect: CGRect, _ greys: [(white: Double, alpha: Double, place: CGFloat)]
  ) -> Drawing.Step {
    let stops = greys.map { grey in
      DisplayGradient.Stop(
        DisplayColor(red: grey.white, green: grey.white, blue: grey.white, alpha: grey.alpha),
        at: grey.place)
    }
    let gradient = DisplayGradient(
      .axial(
        from: CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX, y: rect.maxY)),
      stops: stops)
    return .fill(PathShape(rect: rect), isEvenOdd: false, .gradient(gradient))
  }
}
