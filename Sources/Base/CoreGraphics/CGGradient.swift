// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Colours that go over into each other, to be drawn in a context.
///
/// Differs from CoreGraphics: colours are mixed in sRGB, whatever `space` is.
public final class CGGradient: Sendable {
  /// The colours in the order of their places.
  package let colors: [CGColor]
  /// The place of each colour, from 0 to 1.
  package let locations: [CGFloat]

  /// A gradient of `colors`, each a `CGColor`, at `locations` from 0 to 1; nil: evenly spread.
  ///
  /// Nil without any colour.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, places)
  }

  /// A gradient of `count` colours of four components each, red, green, blue and alpha.
  ///
  /// Nil without any colour.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    let numbers = Array(UnsafeBufferPointer(start: components, count: max(0, count) * size))
    let colors = stride(from: 0, to: numbers.count, by: size).map { start in
      size == 2
        ? CGColor(gray: numbers[start], alpha: numbers[start + 1])
        : CGColor(
          red: numbers[start], green: numbers[start + 1], blue: numbers[start + 2],
          alpha: numbers[start + 3])
    }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, places)
  }

  private init?(_ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(1, colors.count - 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    let order = colors.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    self.colors = order.map { colors[$0] }
    self.locations = order.map { max(0, min(1, places[$0].isFinite ? places[$0] : 0)) }
  }
}
