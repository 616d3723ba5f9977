// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FilterKind {
  private static let white: [CGFloat] = [1, 1, 1, 1]
  private static let black: [CGFloat] = [0, 0, 0, 1]
  private static let colors: [FilterInput] = [
    .color("inputColor0", white), .color("inputColor1", black),
  ]

  /// Returns a generator of an infinite image of two colours; `share` returns the proportion of the second at
  /// a position.
  private static func mixture(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ share: @escaping @Sendable (FilterValues) -> @Sendable (SIMD2<Float>) -> Float
  ) -> FilterKind {
    FilterKind(name, [category], inputs) { values in
      let (first, second) = (values.color("inputColor0"), values.color("inputColor1"))
      let share = share(values)
      return CIImage(
        recipe: PlaceRecipe { run in
          let (start, end) = (run.pixel(first), run.pixel(second))
          return { start.mixed(with: end, min(max(share($0), 0), 1)) }
        })
    }
  }

  /// Returns the proportion of the second of two stripes at a position across them; an edge with `sharpness`
  /// 1 is one pixel wide.
  private static func stripe(_ place: Float, width: Float, sharpness: Float) -> Float {
    let (width, period) = (max(width, 0.001), 2 * max(width, 0.001))
    let position = place - (place / period).rounded(.down) * period
    // The distance from the nearest edge into the second stripe.
    let depth = min(position - width, period - position)
    let blur = max(1, (1 - min(max(sharpness, 0), 1)) * width)
    let inside = depth > width / 2 ? width - depth : depth
    return position < width
      ? min(max(0.5 - min(position, width - position) / blur, 0), 0.5)
      : min(max(0.5 + inside / blur, 0.5), 1)
  }

  /// Returns a generator of an infinite image of stripes: `share` receives a position relative to the centre
  /// and a function of stripes.
  private static func stripes(
    _ name: String,
    _ share: @escaping @Sendable (_ place: SIMD2<Float>, _ stripe: (Float) -> Float) -> Float
  ) -> FilterKind {
    mixture(
      name, kCICategoryGenerator,
      [.position(kCIInputCenterKey, 150, 150)] + colors
        + [.distance(kCIInputWidthKey, 80, 0...800), .number(kCIInputSharpnessKey, 1, 0...1)]
    ) { values in
      let center = values.place(kCIInputCenterKey)
      let (width, sharpness) = (
        values.number(kCIInputWidthKey), values.number(kCIInputSharpnessKey)
      )
      return { place in
        share(place - center) { stripe($0, width: width, sharpness: sharpness) }
      }
    }
  }

  static let generators: [FilterKind] = [
    FilterKind(
      "CIConstantColorGenerator", [kCICategoryGenerator], [.color(kCIInputColorKey, [1, 0, 0, 1])]
    ) { CIImage(color: $0.color(kCIInputColorKey)) },
    mixture(
      "CILinearGradient", kCICategoryGradient,
      [.position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200)] + colors
    ) { values in
      let (start, end) = (values.place("inputPoint0"), values.place("inputPoint1"))
      let way = end - start
      let length = (way * way).sum()
      return { length == 0 ? 1 : (($0 - start) * way).sum() / length }
    },
    mixture(
      "CIRadialGradient", kCICategoryGradient,
      [
        .position(kCIInputCenterKey, 150, 150), .distance("inputRadius0", 5, 0...800),
        .distance("inputRadius1", 100, 0...800),
      ] + colors
    ) { values in
      let center = values.place(kCIInputCenterKey)
      let (inner, outer) = (values.number("inputRadius0"), values.number("inputRadius1"))
      return { place in
        let away = ((place - center) * (place - center)).sum().squareRoot()
        return outer == inner ? (away < inner ? 0 : 1) : (away - inner) / (outer - inner)
      }
    },
    stripes("CICheckerboardGenerator") { place, stripe in
      let (across, up) = (stripe(place.x), stripe(place.y))
      return across + up - 2 * across * up
    },
    stripes("CIStripesGenerator") { place, stripe in stripe(place.x) },
  ]
}
