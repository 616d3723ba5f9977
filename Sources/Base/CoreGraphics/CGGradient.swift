// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A smooth transition between colors, to be drawn in a context.
///
/// - Note: Differs from Core Graphics: colors are interpolated in sRGB, regardless of `space`.
public final class CGGradient: Sendable {
  /// The colors, ordered by location.
  package let colors: [CGColor]
  /// The location of each color, from 0 to 1.
  package let locations: [CGFloat]

  /// Creates a gradient of `colors`, each a `CGColor`; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - space: The color space, which has no effect on Linux.
  ///   - colors: The colors; objects of other types are ignored.
  ///   - locations: The location of each color, from 0 to 1; `nil` for even spacing.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) }
    self.init(colors, places)
  }

  /// Creates a gradient of `count` colors, each with the components of `space` and alpha; `nil` if there are
  /// none.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of all colors.
  ///   - locations: The location of each color, from 0 to 1; `nil` for even spacing.
  ///   - count: The number of colors.
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
